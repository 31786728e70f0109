import type { MetaInput, PageMeta } from '../document/meta.ts';
import type { LoaderInput } from '../routing/page-route.ts';
import { pageTexts, type Sources } from '../texts/page-texts.ts';
import type { Widen } from '../texts/widen.ts';

interface Titled {
  readonly title: string;
  readonly description?: string;
}

/**
 * The exports of a personal page besides its component: it loads its texts and reads its address; personal data is loaded in the browser,
 * so it is never indexed.
 *
 *     const page = personalPage({ en: async () => (await import('./texts/en.ts')).en, es: … });
 *     export const { load, meta } = page;
 */
export function personalPage<T extends Titled, More extends object = object>(
  sources: Sources<T>,
  more?: (input: LoaderInput) => More,
) {
  const texts = pageTexts(sources);
  return {
    load: async (input: LoaderInput): Promise<{ readonly texts: Widen<T> } & More> => ({
      texts: await texts(input.locale),
      ...(more?.(input) as More),
    }),
    meta: ({ data, edition }: MetaInput<{ readonly texts: Titled }>): PageMeta => ({
      title: `${data.texts.title} | WBN ${edition.countryName}`,
      description: data.texts.description ?? data.texts.title,
      noIndex: true,
    }),
  };
}
