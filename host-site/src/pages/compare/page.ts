export { ComparePage as Component } from './ComparePage.tsx';
export { load, meta } from './loader.ts';
