import { inFixedEnglish } from '@wbn/contract/fixed-english';
import { createClient } from '@wbn/core';
import { type DrawShadowRoot, ShadowRootContext } from '@wbn/react';
import { businessCard } from '@wbn/widgets/business-card/element';
import { productPage } from '@wbn/widgets/product-page/element';
import { searchBox } from '@wbn/widgets/search-box/element';
import { renderWidget, type ServerInput, widgetStyle } from '@wbn/widgets/server';
import { createElement, type ReactNode } from 'react';
import { directionOf, type SiteSettings, type TextLocale } from './settings.ts';

const widgets = { [businessCard.tag]: businessCard, [productPage.tag]: productPage, [searchBox.tag]: searchBox };

/** The style texts inside declarative shadow roots, for the policy's hashes: the same on every page. */
export const declarativeStyles = (): readonly string[] => Object.values(widgets).map(widgetStyle);

/** The widget as it is drawn in a language: corrected English has other words. */
function inTextLocale<W extends (typeof widgets)[string]>(widget: W, locale: TextLocale): W {
  if (locale !== 'en-x-fixed') return widget;
  const { meta } = widget;
  return { ...widget, meta: { ...meta, texts: { ...meta.texts, en: inFixedEnglish(meta.texts.en) } } };
}

/**
 * Draws the shadow roots of a page. React renders synchronously but roots are asynchronous (they load texts), so each leaves a placeholder,
 * which is filled at the end.
 */
export function serverRoots(locale: TextLocale, { accounts, api, portal }: SiteSettings) {
  const services = createClient({ accounts, api, portal });
  const pending: Promise<string>[] = [];
  // A root itself, so that an element with content of its own keeps it beside the root.
  const markOf = (index: number) => `<template shadowrootmode="open"><!--wbn-root-${index}--></template>`;
  const draw: DrawShadowRoot = (tag, attributes, data) => {
    if (!widgets[tag]) return '';
    const widget = inTextLocale(widgets[tag], locale);
    const dir = directionOf(locale);
    // The data is already on the page, in the router's state. The component has checked its type.
    const input = { attributes, data, givesData: true, load: false, locale, dir, services };
    pending.push(renderWidget(widget, input as ServerInput<typeof widget>));
    return markOf(pending.length - 1);
  };
  return {
    Provider: ({ children }: { children: ReactNode }) => createElement(ShadowRootContext, { value: draw }, children),
    async fill(markup: string): Promise<string> {
      const roots = await Promise.all(pending);
      const marks = /<template shadowrootmode="open"><!--wbn-root-(\d+)--><\/template>/g;
      return markup.replace(marks, (_, index: string) => roots[Number(index)] ?? '');
    },
  };
}
