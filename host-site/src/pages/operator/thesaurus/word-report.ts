import { explainThesaurusTerm, type ThesaurusLocale } from '@wbn/contract';
import type { Client } from '@wbn/core';

/** The subcategories that a word names in a language, and the searches of visitors that contain it. */
export const explain = async (client: Client, language: ThesaurusLocale, term: string) =>
  (await client.call(explainThesaurusTerm, { query: { language, term } })).data;

export type WordReport = Awaited<ReturnType<typeof explain>>;
export type WordPlace = WordReport['places'][number];
