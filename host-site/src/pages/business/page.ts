export { BusinessPage as Component } from './BusinessPage.tsx';
export { load, meta } from './loader.ts';
