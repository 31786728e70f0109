import { businessPath, listPages, productPath } from '@wbn/contract';
import type { Caller } from '../../api/context.ts';

export type PageKind = 'business' | 'product';

export interface SitemapEntry {
  readonly path: string;
  /** ISO. */
  readonly changed?: string;
}

/** The API answers so many at a time; fewer are the last ones. */
const batch = 2000;

/** All public pages of a kind whose ids begin with a prefix, asked for as they are needed. */
export async function* pagesOf(call: Caller, kind: PageKind, prefix: string): AsyncGenerator<SitemapEntry> {
  let after: string | undefined;
  for (;;) {
    const { data } = await call(listPages, { query: { kind, prefix, after } });
    for (const { companyName, id, name, updatedAt } of data) {
      const path = name === null ? businessPath(companyName, id) : productPath(companyName, name, id);
      yield { path, changed: updatedAt };
    }
    if (data.length < batch) return;
    after = data.at(-1)!.id;
  }
}

/** A sitemap holds at most 50,000 addresses; so many are aimed at, for ids are only about evenly spread. */
const aim = 20_000;

/** The prefixes of ids by which so many pages are shared out among files: '' for one file, `0` to `f` for sixteen, and so on. */
export function prefixesFor(total: number): string[] {
  let list = [''];
  while (total / list.length > aim) {
    list = list.flatMap((prefix) => [...'0123456789abcdef'].map((digit) => prefix + digit));
  }
  return list;
}
