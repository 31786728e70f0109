import type { Call } from '../call.ts';

/** A business's own tools for its conversations. Members alone see what they hold; the other side of a conversation never does. */

/** Members who can be assigned, all labels, and the conversations that have labels, an assignment or notes. */
export const readDesk = {
  method: 'GET',
  path: 'business/:id/desk',
  host: 'api',
  access: 'businessMember',
  scope: 'manage',
} as const satisfies Call;

/** Sets the labels of a conversation, or the member who answers it. */
export const updateDesk = {
  method: 'PUT',
  path: 'business/:id/desk/:rid',
  host: 'api',
  access: 'businessMember',
  scope: 'manage',
  sendsEmpty: true,
} as const satisfies Call;

/** Gives a label of the business another name in all its conversations. A label of that name takes both. */
export const renameLabel = {
  method: 'PUT',
  path: 'business/:id/labels',
  host: 'api',
  access: 'businessMember',
  scope: 'manage',
} as const satisfies Call;

/** Internal notes of a conversation, oldest first. */
export const listNotes = {
  method: 'GET',
  path: 'business/:id/desk/:rid/notes',
  host: 'api',
  access: 'businessMember',
  scope: 'manage',
} as const satisfies Call;

/** Adds an internal note to a conversation. */
export const addNote = {
  method: 'POST',
  path: 'business/:id/desk/:rid/notes',
  host: 'api',
  access: 'businessMember',
  scope: 'manage',
} as const satisfies Call;

/** Removes a note: one of the caller, or any if the caller manages the business. */
export const removeNote = {
  method: 'DELETE',
  path: 'business/:id/desk/:rid/notes/:noteID',
  host: 'api',
  access: 'businessMember',
  scope: 'manage',
} as const satisfies Call;

/** Saved answers of a business, by title. */
export const listTemplates = {
  method: 'GET',
  path: 'business/:id/templates',
  host: 'api',
  access: 'businessMember',
  scope: 'manage',
} as const satisfies Call;

/** Saves an answer. A business has one of each title: saving a title again replaces its text. */
export const saveTemplate = {
  method: 'POST',
  path: 'business/:id/templates',
  host: 'api',
  access: 'businessMember',
  scope: 'manage',
} as const satisfies Call;

/** Removes a saved answer. */
export const removeTemplate = {
  method: 'DELETE',
  path: 'business/:id/templates/:templateID',
  host: 'api',
  access: 'businessMember',
  scope: 'manage',
} as const satisfies Call;
