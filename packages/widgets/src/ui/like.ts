/** What only a visitor who is logged in needs of a like: a chunk of its own on the CDN, one for all widgets. */
export { createLike, type Like } from '@wbn/core';
