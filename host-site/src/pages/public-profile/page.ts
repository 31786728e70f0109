export { load, meta } from './loader.ts';
export { PublicProfilePage as Component } from './PublicProfilePage.tsx';
