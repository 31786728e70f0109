/** The page's live events: a chunk of its own on the CDN, one for all widgets, fetched when somebody looks at what may change. */
export { liveOf } from '@wbn/core/live';
