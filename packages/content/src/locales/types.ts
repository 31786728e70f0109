import type { Locale } from '../editions/types.ts';
import type { PackageID } from '../packages/index.ts';
import type { SearchTypeCode } from '../reference/business-types.ts';

/** The languages with a translation; the data itself is in English. */
export type TranslatedLocale = Exclude<Locale, 'en'>;

type Texts = Readonly<Record<string, string>>;

/** Short texts of one language by id; tests check that every list is complete. */
export type Translation = {
  /** Hero, help banner, and the labels of buttons. */
  readonly phrases: {
    readonly heroTitle: string;
    readonly heroLead: string;
    readonly helpTitle: string;
    readonly helpText: string;
    readonly invitation: string;
    readonly registerNow: string;
    readonly goGlobal: string;
    readonly needHelp: string;
    readonly buyNow: string;
  };
  readonly footerColumns: Texts;
  readonly footerLinks: Texts;
  readonly footerPhones: Texts;
  readonly navigation: Texts;
  readonly navigationGroups: Texts;
  /** One of a kind: 'Fabricante'. */
  readonly businessTypes: Readonly<Record<SearchTypeCode, string>>;
  /** Many of a kind: 'Fabricantes'. */
  readonly businessTypeNames: Readonly<Record<SearchTypeCode, string>>;
  readonly genders: Texts;
  readonly jobPositions: Texts;
  readonly packageNames: Readonly<Record<PackageID, string>>;
  readonly packageSummaries: Readonly<Record<PackageID, string>>;
  readonly benefits: Texts;
  /** Labels of the rows of the comparison. */
  readonly comparison: Texts;
  /** The words in the comparison's cells and under a price, by their English text. */
  readonly packageWords: Texts;
  readonly industries: Texts;
  /** By full id: '0001.01'. */
  readonly categories: Texts;
};
