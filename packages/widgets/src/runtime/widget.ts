import type { Client } from '@wbn/core';
import type { ComponentType } from 'react';
import { type Attributes, type BaseTexts, defineWidget, type Renderer, type WidgetOptions } from 'shadow-dom-inject';
import base from '../ui/base.css?inline';
import tokens from '../ui/tokens.css?inline';
import { pageClient } from './core.ts';
import { pageRegistry } from './registry.ts';
import { preactRenderer } from './renderer.ts';
import { settled } from './settled.ts';

type Given = 'component' | 'renderer' | 'services' | 'settled' | 'eventPrefix' | 'styles' | 'locale' | 'words';

/** What a widget of ours says of itself; the rest is the same for all. */
export interface WbnWidgetOptions<A extends Attributes, Data, Texts extends BaseTexts>
  extends Omit<WidgetOptions<A, Data, Texts, Client, unknown>, Given> {
  // A view names the props it wants; their types are checked where it is written.
  readonly component: ComponentType<never>;
  readonly styles: string;
  /** Preact's, unless the view is one that needs less. */
  readonly renderer?: Renderer;
}

/** Defines a widget on preact, with our tokens, our events' prefix and the page's one core. */
export const defineWbnWidget = <const A extends Attributes, Data, Texts extends BaseTexts>(
  options: WbnWidgetOptions<A, Data, Texts>,
) =>
  defineWidget({
    renderer: preactRenderer,
    ...options,
    component: options.component as unknown,
    eventPrefix: 'wbn',
    // One sheet: each that a root adopts costs it something.
    styles: [`${tokens}\n${base}\n${options.styles}`],
    services: pageClient,
    settled,
    locale: () => pageRegistry().config.locale,
    words: () => pageRegistry().config.texts?.[options.tag] as Partial<Texts>,
  });
