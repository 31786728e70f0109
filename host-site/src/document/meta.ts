import type { Edition, Locale } from '@wbn/content/editions';
import type { Translation } from '@wbn/content/locales';
import type { FirstCalls } from '../early/first-calls.ts';
import type { Texts } from '../texts/en.ts';

/** Metadata of a page for search engines and sharing. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** Canonical path without a language; default: the requested path without its query. */
  readonly canonical?: string;
  /** Absolute address of a picture. */
  readonly image?: string;
  readonly type?: 'website' | 'article' | 'profile' | 'product';
  readonly noIndex?: boolean;
  /** Whether other sites may embed it in a frame, by oEmbed. */
  readonly isEmbeddable?: boolean;
  /** For the server's markup alone: with `import.meta.env.SSR` the browser's files leave its code out. */
  readonly jsonLd?: readonly object[];
}

export interface MetaInput<Data> {
  readonly data: Data;
  readonly url: URL;
  readonly edition: Edition;
  readonly locale: Locale;
  readonly texts: Texts;
  readonly words: Translation | undefined;
  readonly portal: string;
}

/** The `handle` of a route. */
export interface PageHandle<Data = never> {
  readonly meta?: (input: MetaInput<Data>) => PageMeta;
  /** The page's source module, so that its files are preloaded: `src/pages/…`. */
  readonly module?: string;
  /** The calls that the page of a logged-in person begins with (early/first-calls.ts), sent from its head. */
  readonly early?: FirstCalls;
  /** Source modules that the page of a logged-in person loads after its own, or groups of them (code-splitting.ts). */
  readonly memberModules?: readonly string[];
  readonly noFooter?: boolean;
  readonly noHeaderSearch?: boolean;
  /** A page for one task, such as a checkout: nothing beside it leads elsewhere (no category sidebar, no help banner). */
  readonly isTask?: boolean;
  /** Never cached (the handover's address contains a code). */
  readonly private?: boolean;
}

export const breadcrumbs = (portal: string, trail: readonly (readonly [name: string, path: string])[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: portal + path,
  })),
});
