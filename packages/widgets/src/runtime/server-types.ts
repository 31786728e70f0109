import type { Client } from '@wbn/core';
import type { Attributes, BaseTexts, WidgetOptions } from 'shadow-dom-inject';

/** Any of our widgets, as `@wbn/widgets/<widget>/element` exports it. */
export interface AnyWidget {
  readonly tag: string;
  readonly elementClass: { new (): { data: unknown } };
  readonly meta: { readonly attributes: Attributes };
}

/** A definition as the server reads it; the caller knows the type of its data. */
export type OptionsOf = WidgetOptions<Attributes, unknown, BaseTexts, Client, unknown>;

/** The type of the element's `data`. */
export type DataOf<W extends AnyWidget> = InstanceType<W['elementClass']>['data'];

type TextOf<Spec> = Spec extends { readonly type: 'choice'; readonly values: readonly (infer Value)[] }
  ? Value | (string & {})
  : string;

/** The attributes of a widget by HTML name, and those that any element may have. */
export type AttributesOf<W extends AnyWidget> = {
  readonly [Name in keyof W['meta']['attributes']]?: TextOf<W['meta']['attributes'][Name]>;
} & {
  readonly [Name in 'class' | 'dir' | 'id' | 'lang' | 'load' | 'locale' | 'slot' | 'style' | 'theme']?: string;
} & { readonly [Name in `aria-${string}` | `data-${string}`]?: string };
