import type { CallTerms } from '../call.ts';

export const thesaurusTerms = {
  listThesaurusTerms: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  addThesaurusTerm: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded', 'TermTaken', 'TermIgnored', 'ThesaurusFull'],
    recentLogin: true,
    extension: true,
  },
  explainThesaurusTerm: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  switchOffThesaurusTerm: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded', 'Conflict', 'ThesaurusFull'],
    recentLogin: true,
    extension: true,
  },
  removeThesaurusTerm: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded'],
    recentLogin: true,
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
