export { Industries as Component } from './Industries.tsx';
export { load, meta } from './loader.ts';
