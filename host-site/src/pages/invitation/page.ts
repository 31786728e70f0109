export { Invitation as Component } from './Invitation.tsx';
export { load, meta } from './loader.ts';
