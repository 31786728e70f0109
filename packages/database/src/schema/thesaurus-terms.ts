import type { ThesaurusLocale } from '@wbn/contract';
import type { Generated } from 'kysely';
import type { TimestampNow } from './columns.ts';

/** A word that operators added to a subcategory of the thesaurus. */
export interface ThesaurusTermsTable {
  id: Generated<number>;
  locale: ThesaurusLocale;
  /** In lower case, single spaces. */
  term: string;
  subCategoryId: string;
  addedBy: string | null;
  createdAt: TimestampNow;
}
