export { FavoritesPage as Component } from './FavoritesPage.tsx';
export { load, meta } from './loader.ts';
