export { ContentPage as Component } from './ContentPage.tsx';
export { load, meta } from './loader.ts';
