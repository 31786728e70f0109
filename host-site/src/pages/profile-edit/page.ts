export { EditProfile as Component } from './EditProfile.tsx';
export { load, meta } from './loader.ts';
