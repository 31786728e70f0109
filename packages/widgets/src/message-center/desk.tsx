/** Facts, tools and search around a conversation: a separate chunk on the CDN, loaded with the inbox after a login. */
export { fillTemplate as fill } from '@wbn/core';
export { About } from './desk/About.tsx';
export { ListEnd } from './desk/ListEnd.tsx';
export { ListTools } from './desk/ListTools.tsx';
export { Tags } from './desk/Tags.tsx';
export { Templates } from './desk/Templates.tsx';
export { Translate } from './desk/Translate.tsx';
