/** Live events: an entry of its own, fetched when somebody looks at what may change. */
export { type Attention, browserAttention } from './attention.ts';
export { createLive, type Live, type LiveOptions, liveOf } from './live.ts';
