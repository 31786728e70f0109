import { sql } from '@wbn/database';
import type { Context } from '../../context.ts';
import type { Handler } from '../../handler.ts';
import { assertOperator } from '../../operator/assert-operator.ts';
import { subCategoryOf } from '../../reference-data/lookups.ts';
import { words } from '../engine/index.ts';
import { lexiconWith } from '../understanding/added-terms.ts';
import { type Lexicon, nameKeyIn } from '../understanding/lexicon.ts';
import type { Locale } from '../understanding/lexicon-locales.ts';
import { understand } from '../understanding/understand.ts';
import { readTerms } from './term.ts';

/** Searches that are examined, those of the most visitors first. */
const maxRead = 5_000;
const maxShown = 50;

interface Searched {
  readonly words: string;
  readonly searches: number;
  readonly visitors: number;
}

async function searchesOf(db: Context['db']): Promise<Searched[]> {
  const { rows } = await sql<Searched>`
    select words, count(*)::int as searches, count(distinct mark)::int as visitors from search_log
    where at > now() - interval '30 days' and skipped = 0
    group by words order by visitors desc, searches desc, words limit ${maxRead}`.execute(db);
  return rows;
}

/** Whether a search reads one of its runs of words as the given one, in whatever form it stands there. */
const catches = (text: string, key: string, locale: Locale, lexicon: Lexicon): boolean =>
  understand(text, { lexicon, kind: 'product' }).interpretations.some(
    (one) => one.kind === 'sub' && nameKeyIn(locale, words(one.text)) === key,
  );

/** The subcategories that a word names, and the searches that contain it. A word that is switched off is read as if it were on. */
export const explainThesaurusTerm: Handler<'explainThesaurusTerm'> = async ({ query, viewer }, { db }) => {
  assertOperator(viewer);
  const { language: locale, term } = query;
  const rows = await readTerms(db);
  const lexicon = lexiconWith(rows.filter(({ isOff }) => !isOff));
  const key = nameKeyIn(locale, words(term));
  const places = lexicon.sensesOf(locale, key).filter(({ kind }) => kind === 'sub');
  const searches = places.length > 0 ? await searchesOf(db) : [];
  return {
    places: places.map(({ value: id }) => {
      const row = rows.find(
        (one) => one.locale === locale && one.subCategoryId === id && nameKeyIn(locale, words(one.term)) === key,
      );
      return { id, name: subCategoryOf(id)?.name ?? id, termID: row?.id ?? null, isOff: row?.isOff ?? false };
    }),
    searches: searches.filter((one) => catches(one.words, key, locale, lexicon)).slice(0, maxShown),
  };
};
