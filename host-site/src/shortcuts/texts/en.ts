import type { Widen } from '../../texts/widen.ts';

export const en = {
  title: 'Keyboard shortcuts',
  search: 'Search',
  home: 'Home',
  myBusiness: 'My business',
  newsfeed: 'My B2B',
  messages: 'Messages',
  help: 'This list',
  close: 'Close a dialog',
  typing: 'They are off while you type.',
  on: 'Keyboard shortcuts are on',
} as const;

export type ShortcutTexts = Widen<typeof en>;
