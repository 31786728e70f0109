export { load, meta } from '../messages/loader.ts';
export { MyMessages as Component } from './MyMessages.tsx';
