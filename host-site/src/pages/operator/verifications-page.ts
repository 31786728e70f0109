export { load, meta } from './operator-texts.ts';
export { Verifications as Component } from './Verifications.tsx';
