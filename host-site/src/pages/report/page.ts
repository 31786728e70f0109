export { load, meta } from './loader.ts';
export { Report as Component } from './Report.tsx';
