/** Live events: a separate entry, loaded when a page shows live content. */
export { type Attention, browserAttention } from './attention.ts';
export { createLive, type Live, type LiveOptions, liveOf } from './live.ts';
