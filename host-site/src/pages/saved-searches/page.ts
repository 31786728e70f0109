export { load, meta } from './loader.ts';
export { SavedSearchesPage as Component } from './SavedSearchesPage.tsx';
