export { AllMessages as Component } from './AllMessages.tsx';
export { load, meta } from './loader.ts';
