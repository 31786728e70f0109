export { load, meta } from './loader.ts';
export { MyBusiness as Component } from './MyBusiness.tsx';
