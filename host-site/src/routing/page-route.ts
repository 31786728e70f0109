import type { Edition, Locale } from '@wbn/content/editions';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { Caller } from '../api/context.ts';
import { apiContext, editionContext, localeContext } from '../api/context.ts';
import type { PageHandle } from '../document/meta.ts';
import { type TextLocale, textLocaleOf } from '../settings.ts';

export interface LoaderInput {
  readonly call: Caller;
  readonly url: URL;
  /** For loading texts (`pageTexts`). */
  readonly locale: TextLocale;
  /** The page's language. */
  readonly language: Locale;
  readonly edition: Edition;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The exports of a page's module, which is loaded on demand. */
export interface PageModule<Data> {
  readonly Component: ComponentType;
  readonly load?: (input: LoaderInput) => Promise<unknown>;
  readonly meta?: PageHandle<Data>['meta'];
  /** In browsers: loads further code of a page that the server has drawn, before React takes it over. */
  readonly beforeHydration?: (url: URL) => Promise<void>;
}

export interface PageRoute<Data> extends Omit<PageHandle<Data>, 'meta'> {
  readonly id: string;
  readonly path: string;
  readonly page: () => Promise<PageModule<Data>>;
}

/** A route in react-router's form. */
export function pageRoute<Data>({ id, page, path, ...flags }: PageRoute<Data>): RouteObject {
  return {
    id,
    path,
    lazy: async () => {
      const { Component, beforeHydration, load, meta } = await page();
      if (!import.meta.env.SSR) await beforeHydration?.(new URL(window.location.href));
      return {
        Component,
        handle: { ...flags, meta } satisfies PageHandle<Data>,
        loader: load
          ? ({ context, params, request }: LoaderFunctionArgs) => {
              const language = context.get(localeContext);
              const edition = context.get(editionContext);
              const locale = textLocaleOf(language, edition);
              return load({
                call: context.get(apiContext),
                url: new URL(request.url),
                locale,
                language,
                edition,
                params,
              });
            }
          : undefined,
      };
    },
  };
}

/** The result of a call, or undefined if it failed: for optional parts of a page. */
export const optional = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined);

/** The status of a page whose main call failed: 404 and 410 are passed on, others become 502. */
export function statusOf(error: unknown): 404 | 410 | 502 {
  const { status } = error as { status?: number };
  if (status === 410) return 410;
  // A malformed id is refused as bad input; for a page it is also unknown.
  return status === 404 || status === 400 ? 404 : 502;
}
