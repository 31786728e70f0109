export { BusinessCreate as Component } from './BusinessCreate.tsx';
export { load, meta } from './loader.ts';
