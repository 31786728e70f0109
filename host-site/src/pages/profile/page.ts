export { load, meta } from './loader.ts';
export { OwnProfile as Component } from './OwnProfile.tsx';
