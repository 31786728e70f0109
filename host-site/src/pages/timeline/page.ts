export { load, meta } from './loader.ts';
export { Timeline as Component } from './Timeline.tsx';
