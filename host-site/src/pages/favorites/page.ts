/** In one file with the favorites: each further file costs every page some bytes of the route table. */
export * as savedSearches from '../saved-searches/page.ts';
export { FavoritesPage as Component } from './FavoritesPage.tsx';
export { load, meta } from './loader.ts';
