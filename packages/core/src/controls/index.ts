/** What controls of the portal and of the widgets share: initials in place of a picture, and the keys of a list. */
export { initialsOf, tintOf } from './initials.ts';
export { activeAfter, type ListRow, plainText } from './listbox.ts';
