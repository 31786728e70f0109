export { ConsolePage as Component } from './ConsolePage.tsx';
export { load, meta } from './loader.ts';
