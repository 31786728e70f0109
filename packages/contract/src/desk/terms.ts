import type { CallTerms } from '../call.ts';

export const deskTerms = {
  readDesk: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  updateDesk: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  renameLabel: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  listNotes: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  addNote: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'ListFull'],
    extension: true,
  },
  removeNote: {
    limit: 'remove',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  listTemplates: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  saveTemplate: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'ListFull'],
    extension: true,
  },
  removeTemplate: {
    limit: 'remove',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
