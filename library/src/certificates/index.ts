export type { Sink } from './bytes-out.ts';
export { type CertificateClaim, type CertificateFiles, type Certification, certify, certifying, searchOf } from './certify.ts';
export { MOST_SOLUTIONS } from './proof-writer.ts';
