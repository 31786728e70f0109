/** Initials in place of a picture, and the keys of a list: the portal and the widgets share them. */
export { initialsOf, tintOf } from './initials.ts';
export { activeAfter, type ListRow, plainText } from './listbox.ts';
