import { defaultEdition, type Edition, editionByCode } from '@wbn/content/editions';
import type { SiteSettings } from '../settings.ts';

/** The edition of a running portal. Browsers get it with the page's data: the records of all editions are no part of the first page. */
export const editionOf = (settings: SiteSettings): Edition => editionByCode(settings.edition) ?? defaultEdition;
