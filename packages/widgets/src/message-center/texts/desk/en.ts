import type { ThreadOrder } from '@wbn/core';

export interface DeskTexts {
  readonly listTools: string;
  readonly order: string;
  readonly orders: Readonly<Record<ThreadOrder, string>>;
  readonly show: string;
  readonly shows: Readonly<Record<'all' | 'unread' | 'unanswered', string>>;
  readonly company: string;
  readonly place: string;
  /** Of a business. */
  readonly verified: string;
  readonly memberSince: string;
  readonly profile: string;
  readonly assignee: string;
  readonly nobody: string;
  readonly everybody: string;
  readonly labels: string;
  readonly anyLabel: string;
  readonly addLabel: string;
  readonly remove: string;
  readonly rename: string;
  readonly notes: string;
  readonly notesHint: string;
  /** Above the note or the saved answer itself. */
  readonly sure: string;
  readonly cancel: string;
  readonly addNote: string;
  readonly notSaved: string;
  readonly notLoaded: string;
  readonly templates: string;
  readonly noTemplates: string;
  readonly saveTemplate: string;
  readonly templateTitle: string;
  readonly save: string;
  readonly placeholders: string;
  readonly found: string;
  readonly foundNothing: string;
  readonly more: string;
}

export const texts: DeskTexts = {
  listTools: 'Order and filter',
  order: 'Order',
  orders: { created: 'Newest conversation first', last: 'Newest message first', unread: 'Unread first' },
  show: 'Show',
  shows: { all: 'All conversations', unread: 'Unread', unanswered: 'Unanswered' },
  company: 'Company',
  place: 'Place',
  verified: 'Verified',
  memberSince: 'Member since',
  profile: 'Open profile',
  assignee: 'Assigned to',
  nobody: 'Nobody',
  everybody: 'Everybody',
  labels: 'Labels',
  anyLabel: 'Any label',
  addLabel: 'Add a label, then press Enter',
  remove: 'Remove',
  rename: 'Rename',
  notes: 'Internal notes',
  notesHint: 'Only members of your business see labels and notes.',
  sure: 'Remove this?',
  cancel: 'Cancel',
  addNote: 'Add a note',
  notSaved: 'This was not saved. Try again.',
  notLoaded: 'This could not be loaded. Try again later.',
  templates: 'Saved answers',
  noTemplates: 'No saved answers yet. Write an answer, then save it here.',
  saveTemplate: 'Save the written text as an answer',
  templateTitle: 'Title',
  save: 'Save',
  placeholders: '{name} becomes the name of the other side, {product} the product.',
  found: 'In messages',
  foundNothing: 'No message contains these words.',
  more: 'Show more',
};
