export { AuditPage as Component } from './AuditPage.tsx';
export { load, meta } from './loader.ts';
