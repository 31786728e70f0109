import * as z from 'zod/mini';
import { name, pathID, success } from '../primitives.ts';
import { searchState } from '../search/shapes.ts';
import type { Shape } from '../shape.ts';
import { textLengths } from '../writing/text-lengths.ts';
import { alertTimes } from './alert-times.ts';

const alerts = z.enum(alertTimes);

export const savedSearch = z.strictObject({
  searchID: z.string(),
  name: z.string(),
  search: searchState,
  alerts,
  /** Whether alerts also come by mail; notifications always come. */
  mail: z.boolean(),
  createdAt: z.string(),
  lastAlertAt: z.nullable(z.string()),
});
export type SavedSearch = z.infer<typeof savedSearch>;

export const savedSearchesShapes = {
  /** Newest first; all of them. */
  listSavedSearches: { answer: success(z.array(savedSearch)) },
  /** A search with the same words and filters is saved once: saving it again renames it. */
  saveSearch: {
    body: z.strictObject({
      name: name(textLengths.savedSearchName),
      search: searchState,
      alerts: z._default(alerts, 'daily'),
      mail: z._default(z.boolean(), true),
    }),
    answer: success(savedSearch),
  },
  updateSavedSearch: {
    params: z.strictObject({ id: pathID }),
    body: z.partial(z.strictObject({ name: name(textLengths.savedSearchName), alerts, mail: z.boolean() })),
    answer: success(savedSearch),
  },
  removeSavedSearch: { params: z.strictObject({ id: pathID }), answer: success(z.strictObject({})) },
} satisfies Record<string, Shape>;
