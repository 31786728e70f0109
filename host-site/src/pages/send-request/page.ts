export { load, meta } from './loader.ts';
export { SendRequest as Component } from './SendRequest.tsx';
