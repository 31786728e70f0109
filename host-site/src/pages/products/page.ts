export { load, meta } from './loader.ts';
export { ProductsPage as Component } from './ProductsPage.tsx';
