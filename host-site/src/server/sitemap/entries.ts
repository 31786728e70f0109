import { businessPath, listPages, productPath } from '@wbn/contract';
import type { Caller } from '../../api/context.ts';

export type PageKind = 'business' | 'product';

export interface SitemapEntry {
  readonly path: string;
  /** ISO date. */
  readonly changed?: string;
}

/** The API's page size; a shorter page is the last one. */
const batch = 2000;

/** All public pages of a kind whose ids begin with a prefix, loaded lazily. */
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

/** A sitemap may contain 50,000 addresses; aim lower, because ids are only roughly evenly distributed. */
const aim = 20_000;

/** Id prefixes that split the pages among files: '' for one file, `0` to `f` for sixteen, and so on. */
export function prefixesFor(total: number): string[] {
  let list = [''];
  while (total / list.length > aim) {
    list = list.flatMap((prefix) => [...'0123456789abcdef'].map((digit) => prefix + digit));
  }
  return list;
}
