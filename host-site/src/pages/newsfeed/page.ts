export { load, meta } from './loader.ts';
export { Newsfeed as Component } from './Newsfeed.tsx';
