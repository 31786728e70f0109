export { BlockedPage as Component } from './BlockedPage.tsx';
export { load, meta } from './loader.ts';
