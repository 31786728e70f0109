export { BusinessPage as Component } from './BusinessPage.tsx';
export { beforeHydration, load, meta } from './loader.ts';
