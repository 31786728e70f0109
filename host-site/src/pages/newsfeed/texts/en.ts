import { sentences } from '@wbn/contract';
import type { Widen } from '../../../texts/widen.ts';

export const en = {
  title: 'My B2B',
  description: 'What the businesses you follow, and your own, have posted.',
  loading: sentences.loadingNewsfeed,
  failed: sentences.newsfeedFailed,
  emptyTitle: 'Nothing has been posted yet',
  emptyText: 'Follow businesses to read their news here, or write the first post yourself.',
  emptyAction: 'Find businesses to follow',
  newProducts: 'New products',
  suggestions: 'Suggestions for you',
  reasons: {
    follows: 'Same industry as {name}, which you follow',
    own: 'Same industry as your business {name}',
  },
} as const;

export type NewsfeedTexts = Widen<typeof en>;
