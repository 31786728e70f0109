export { load, meta } from './operator-page.ts';
export { PartnerKeys as Component } from './PartnerKeys.tsx';
