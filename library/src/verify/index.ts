export type { Source } from './source.ts';
export { type StepClaim, type VerifiedSteps, verifySteps } from './steps.ts';
export { type CertificateSources, type Verified, verifyCertificate } from './verify.ts';
