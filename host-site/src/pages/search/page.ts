export { load, meta } from './loader.ts';
export { SearchResult as Component } from './SearchResult.tsx';
