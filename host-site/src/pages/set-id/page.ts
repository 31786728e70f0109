export { load, meta } from './loader.ts';
export { SetId as Component } from './SetId.tsx';
