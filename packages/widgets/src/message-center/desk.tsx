/** Facts, tools and search around a conversation: a separate chunk on the CDN, loaded with the inbox after a login. */
export { About } from './desk/About.tsx';
export { Found } from './desk/Found.tsx';
export { ListTools } from './desk/ListTools.tsx';
export { ReadAll } from './desk/ReadAll.tsx';
export { Tags } from './desk/Tags.tsx';
export { Templates } from './desk/Templates.tsx';
