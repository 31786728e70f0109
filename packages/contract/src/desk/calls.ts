import type { Call } from '../call.ts';

/** A business's own tools for its conversations. Members alone see what they hold; the other side of a conversation never does. */
const forMembers = {
  host: 'api',
  access: 'businessMember',
  scope: 'manage',
  errors: ['TokenNotFound', 'Forbidden'],
  extension: true,
} as const;

/** Members who can be assigned, all labels, and the conversations that have labels, an assignment or notes. */
export const readDesk = {
  method: 'GET',
  path: 'business/:id/desk',
  ...forMembers,
  limit: 'read',
} as const satisfies Call;

/** Sets the labels of a conversation, or the member who answers it. */
export const updateDesk = {
  method: 'PUT',
  path: 'business/:id/desk/:rid',
  ...forMembers,
  limit: 'write',
} as const satisfies Call;

/** Internal notes of a conversation, oldest first. */
export const listNotes = {
  method: 'GET',
  path: 'business/:id/desk/:rid/notes',
  ...forMembers,
  limit: 'read',
} as const satisfies Call;

/** Adds an internal note to a conversation. */
export const addNote = {
  method: 'POST',
  path: 'business/:id/desk/:rid/notes',
  ...forMembers,
  limit: 'write',
  errors: ['TokenNotFound', 'Forbidden', 'ListFull'],
} as const satisfies Call;

/** Removes a note: one of the caller, or any if the caller manages the business. */
export const removeNote = {
  method: 'DELETE',
  path: 'business/:id/desk/:rid/notes/:noteID',
  ...forMembers,
  limit: 'remove',
} as const satisfies Call;

/** Saved answers of a business, by title. */
export const listTemplates = {
  method: 'GET',
  path: 'business/:id/templates',
  ...forMembers,
  limit: 'read',
} as const satisfies Call;

/** Saves an answer. A business has one of each title: saving a title again replaces its text. */
export const saveTemplate = {
  method: 'POST',
  path: 'business/:id/templates',
  ...forMembers,
  limit: 'write',
  errors: ['TokenNotFound', 'Forbidden', 'ListFull'],
} as const satisfies Call;

/** Removes a saved answer. */
export const removeTemplate = {
  method: 'DELETE',
  path: 'business/:id/templates/:templateID',
  ...forMembers,
  limit: 'remove',
} as const satisfies Call;
