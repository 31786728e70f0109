export { Enquiry as Component } from './Enquiry.tsx';
export { load, meta } from './loader.ts';
