import { laterPart } from '../../ui/later-part.tsx';

/** Sections that need the data of all editions. Their code is fetched after the first page. */
export const laterNumbers = laterPart(async () => (await import('./edition-sections.ts')).NetworkNumbers);
export const laterLogos = laterPart(async () => (await import('./edition-sections.ts')).TerritorialLogos);
