export { ConnectionsPage as Component } from './ConnectionsPage.tsx';
export { load, meta } from './loader.ts';
