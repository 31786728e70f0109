export { BoostsPage as Component } from './BoostsPage.tsx';
export { load, meta } from './loader.ts';
