import type { Edition, Locale } from '@wbn/content/editions';
import { fill } from '@wbn/content/fill';
import type { SpokenPage } from '@wbn/content/pages/translated';

/** For loaders: a page of `packages/content` in a language, with the edition's values. Each page is loaded separately. */
export async function spokenPage(path: string, locale: Locale, edition: Edition): Promise<SpokenPage> {
  const [{ pageIn }, { fillValuesIn }] = await Promise.all([
    import('@wbn/content/pages/translated'),
    import('@wbn/content/fill-in'),
  ]);
  const page = await pageIn(path, locale);
  if (page === undefined) throw new Error(`No page of the content stands at ${path}.`);
  return fill(page, fillValuesIn(page.language, edition, new Date().getFullYear()));
}
