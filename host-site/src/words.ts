import { searchTypes } from '@wbn/contract';
import type { Site } from './site-context.ts';

/** Many of a kind, in the page's language: 'Manufacturers'. */
export const typeName = ({ words }: Pick<Site, 'words'>, code: string): string =>
  words?.businessTypeNames[code as never] ?? searchTypes.find((type) => type.code === code)?.name ?? code;

export const industryName = ({ words }: Pick<Site, 'words'>, id: string, name: string): string =>
  words?.industries[id] ?? name;
export const categoryName = ({ words }: Pick<Site, 'words'>, id: string, name: string): string =>
  words?.categories[id] ?? name;
export const navigationLabel = ({ words }: Pick<Site, 'words'>, item: { id: string; label: string }): string =>
  words?.navigation[item.id] ?? item.label;
