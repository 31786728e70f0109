import { defaultEdition, type Edition, editionByCode } from '@wbn/content/editions';
import type { SiteSettings } from '../settings.ts';

/** The edition of a running portal. Browsers get it with the page's data, so that the first page leaves out the records of other editions. */
export const editionOf = (settings: SiteSettings): Edition => editionByCode(settings.edition) ?? defaultEdition;
