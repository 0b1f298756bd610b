export type { Source } from './source.ts';
export { type CertificateSources, type Verified, verifyCertificate } from './verify.ts';
