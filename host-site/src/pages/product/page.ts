export { load, meta } from './loader.ts';
export { ProductView as Component } from './ProductView.tsx';
