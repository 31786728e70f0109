export { Home as Component } from './Home.tsx';
export { load, meta } from './loader.ts';
