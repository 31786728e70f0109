import type { Edition, Locale } from '@wbn/content/editions';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { Caller } from '../api/context.ts';
import { apiContext, editionContext, localeContext } from '../api/context.ts';
import type { PageHandle } from '../document/meta.ts';

export interface LoaderInput {
  readonly call: Caller;
  readonly url: URL;
  /** The page's language: for a page that brings texts of its own (`pageTexts`). */
  readonly locale: Locale;
  readonly edition: Edition;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** What a page's module exports: it is fetched when the page is first asked for. */
export interface PageModule<Data> {
  readonly Component: ComponentType;
  readonly load?: (input: LoaderInput) => Promise<unknown>;
  readonly meta?: PageHandle<Data>['meta'];
}

export interface PageRoute<Data> extends Omit<PageHandle<Data>, 'meta'> {
  readonly id: string;
  readonly path: string;
  readonly page: () => Promise<PageModule<Data>>;
}

/** A row of the route table as react-router takes it. */
export function pageRoute<Data>({ id, page, path, ...flags }: PageRoute<Data>): RouteObject {
  return {
    id,
    path,
    lazy: async () => {
      const { Component, load, meta } = await page();
      return {
        Component,
        handle: { ...flags, meta } satisfies PageHandle<Data>,
        loader: load
          ? ({ context, params, request }: LoaderFunctionArgs) =>
              load({
                call: context.get(apiContext),
                url: new URL(request.url),
                locale: context.get(localeContext),
                edition: context.get(editionContext),
                params,
              })
          : undefined,
      };
    },
  };
}

/** The answer of a call, or undefined when it failed: for parts a page can do without. */
export const optional = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined);

/** The status a page has when the call it lives on failed: 404 and 410 are passed on, all else is ours to regret. */
export function statusOf(error: unknown): 404 | 410 | 502 {
  const { status } = error as { status?: number };
  if (status === 410) return 410;
  // An id of another form is refused as bad input, and is just as unknown.
  return status === 404 || status === 400 ? 404 : 502;
}
