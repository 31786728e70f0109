export { load, meta } from './loader.ts';
export { SearchAll as Component } from './SearchAll.tsx';
