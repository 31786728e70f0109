import type { ThesaurusLocale } from '@wbn/contract';
import type { Generated } from 'kysely';
import type { TimestampNow } from './columns.ts';

/** A word that operators added to a subcategory of the thesaurus, or switched off there. */
export interface ThesaurusTermsTable {
  id: Generated<number>;
  locale: ThesaurusLocale;
  /** In lower case, single spaces. */
  term: string;
  subCategoryId: string;
  /** The word is one of ours, and no longer names the subcategory. */
  isOff: Generated<boolean>;
  addedBy: string | null;
  createdAt: TimestampNow;
}
