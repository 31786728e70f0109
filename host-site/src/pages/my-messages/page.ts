export { load, meta } from '../messages/page.ts';
export { MyMessages as Component } from './MyMessages.tsx';
