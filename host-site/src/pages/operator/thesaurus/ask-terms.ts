import { listThesaurusTerms, type ThesaurusLocale } from '@wbn/contract';
import type { Client } from '@wbn/core';

export interface TermFilter {
  readonly language?: ThesaurusLocale | undefined;
  readonly text?: string | undefined;
}

export const askTerms = async (client: Client, filter: TermFilter, nextID?: string) =>
  (await client.call(listThesaurusTerms, { query: { ...filter, nextID } })).data;
