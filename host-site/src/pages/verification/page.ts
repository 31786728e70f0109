export { load, meta } from './loader.ts';
export { VerificationPage as Component } from './VerificationPage.tsx';
