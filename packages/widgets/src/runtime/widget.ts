import type { Client } from '@wbn/core';
import type { ComponentType } from 'react';
import { type Attributes, type BaseTexts, defineWidget, type Renderer, type WidgetOptions } from 'shadow-dom-inject';
import type { TextSets } from '../locales/text-sets.ts';
import base from '../ui/base.css?inline';
import tokens from '../ui/widget-tokens.css?inline';
import { pageClient } from './core.ts';
import { pageRegistry } from './registry.ts';
import { preactRenderer } from './renderer.ts';
import { settled } from './settled.ts';

type Given = 'component' | 'renderer' | 'services' | 'settled' | 'eventPrefix' | 'styles' | 'locale' | 'words';

/** The options of one of our widgets; the others are common. */
export interface WbnWidgetOptions<A extends Attributes, Data, Texts extends BaseTexts>
  extends Omit<WidgetOptions<A, Data, Texts, Client, unknown>, Given> {
  // A view declares the props that it needs; they are checked at its definition.
  readonly component: ComponentType<never>;
  readonly styles: string;
  /** Default: preact's. */
  readonly renderer?: Renderer;
}

/** Defines a widget on preact, with our tokens, event prefix and the page's core. */
export const defineWbnWidget = <const A extends Attributes, Data, Texts extends BaseTexts>(
  options: WbnWidgetOptions<A, Data, Texts>,
) =>
  defineWidget({
    renderer: preactRenderer,
    ...(options as Omit<typeof options, 'component'> & { readonly component: unknown }),
    eventPrefix: 'wbn',
    // A single sheet, because each adopted sheet costs time.
    styles: [`${tokens}\n${base}\n${options.styles}`],
    services: pageClient,
    settled,
    locale: () => pageRegistry().config.locale,
    words: () => pageRegistry().config.texts?.[options.tag as keyof TextSets] as Partial<Texts>,
  });
