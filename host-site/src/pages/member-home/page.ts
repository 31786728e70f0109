export { load, meta } from './loader.ts';
export { MemberHome as Component } from './MemberHome.tsx';
