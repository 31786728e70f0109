/** Initials in place of a picture, and the rows and keys of a list: the portal and the widgets share them. */
export { initialsOf, tintOf } from './initials.ts';
export {
  activeAfter,
  actOfKey,
  type ListRow,
  matchingRows,
  plainText,
  scrollToRow,
} from './listbox.ts';
