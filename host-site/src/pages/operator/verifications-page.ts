export { load, meta } from './operator-page.ts';
export { Verifications as Component } from './Verifications.tsx';
