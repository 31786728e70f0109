export { load, meta } from './loader.ts';
export { MembershipPage as Component } from './MembershipPage.tsx';
