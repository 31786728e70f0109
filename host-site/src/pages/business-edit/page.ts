export { BusinessEdit as Component } from './BusinessEdit.tsx';
export { load, meta } from './loader.ts';
