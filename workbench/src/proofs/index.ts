export { certifyInto, removeUnfinished } from './certificate-folder.ts';
export { verifyFiles } from './verify-files.ts';
