export { load, meta } from './operator-texts.ts';
export { PartnerKeys as Component } from './PartnerKeys.tsx';
