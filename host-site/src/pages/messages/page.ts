export { load, meta } from './loader.ts';
export { Messages as Component } from './Messages.tsx';
