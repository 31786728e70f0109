export { meta } from './loader.ts';
export { Notifications as Component } from './Notifications.tsx';
