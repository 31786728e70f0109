import type { UIMatch } from 'react-router';
import type { Site } from '../site-context.ts';
import type { PageHandle, PageMeta } from './meta.ts';

export interface PageState {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, unknown>> | null;
}
interface Match {
  readonly route: { readonly id?: string; readonly handle?: unknown };
}

/** The innermost page's handle and its metadata for the loaded data. */
export function metaOf(
  matches: readonly Match[],
  state: PageState,
  url: URL,
  { edition, locale, settings, texts, words }: Site,
): { handle: PageHandle | undefined; meta: PageMeta } {
  const match = matches.at(-1);
  const handle = match?.route.handle as PageHandle | undefined;
  const failed: PageMeta = {
    title: `${texts.errors.title} | WBN ${edition.countryName}`,
    description: texts.errors.text,
    noIndex: true,
  };
  if (state.errors || !handle?.meta) return { handle, meta: failed };
  const data = state.loaderData[match?.route.id ?? ''] as never;
  return { handle, meta: handle.meta({ data, url, edition, locale, texts, words, portal: settings.portal }) };
}

export const handleOf = (matches: readonly UIMatch[]): PageHandle | undefined =>
  matches.at(-1)?.handle as PageHandle | undefined;
