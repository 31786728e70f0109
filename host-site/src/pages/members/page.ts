export { load, meta } from './loader.ts';
export { Members as Component } from './Members.tsx';
