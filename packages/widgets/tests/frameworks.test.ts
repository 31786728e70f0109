// @vitest-environment jsdom

import * as preact from 'preact';
import * as preactHooks from 'preact/hooks';
import * as react from 'react';
import { createRoot } from 'react-dom/client';
import { defineWidget, type Renderer, type View, type WidgetElement } from 'shadow-dom-inject';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** The expectations of custom-elements-everywhere for a framework, with an element made like ours and without our wrappers. */
type Drawn = View<{ text: string; count: string; lit: boolean }, unknown>;
const mount: Renderer<(view: Drawn) => string>['mount'] = (container, component, view) => {
  const update = (next: View) => {
    container.textContent = component(next as Drawn);
  };
  update(view);
  return { update, unmount: () => container.replaceChildren() };
};
const widget = (tag: `${string}-${string}`) =>
  defineWidget({
    tag,
    attributes: {
      text: { type: 'text' },
      count: { type: 'text' },
      lit: { type: 'flag' },
      'two-words': { type: 'text' },
    },
    component: ({ props, data }: Drawn) => `${props.text} ${props.count} ${props.lit} ${JSON.stringify(data)}`,
    renderer: { mount, hydrate: mount },
    styles: [],
    texts: { en: { failed: 'Failed', retry: 'Retry' } },
    eventPrefix: 'x',
  });
widget('x-any').define();
type Element = WidgetElement<{ text: string; count: string; lit: boolean; twoWords: string }>;

interface Framework {
  readonly create: (tag: unknown, props: object | null, ...children: unknown[]) => unknown;
  readonly hooks: Pick<typeof react, 'useEffect' | 'useRef'>;
  /** Draws into the element, and waits until that is done. */
  readonly draw: (tree: unknown, place: HTMLElement) => void;
  /** Draws as an application does: effects run later. */
  readonly drawWithEffectsLater: (tree: unknown, place: HTMLElement) => void;
}
const frameworks: Readonly<Record<string, () => Framework>> = {
  React() {
    let root: ReturnType<typeof createRoot> | undefined;
    const isTest = (value: boolean) => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', value);
    return {
      create: react.createElement as never,
      hooks: react,
      draw(tree, place) {
        root ??= createRoot(place);
        isTest(true);
        react.act(() => root!.render(tree as never));
      },
      drawWithEffectsLater(tree, place) {
        isTest(false);
        createRoot(place).render(tree as never);
      },
    };
  },
  Preact: () => ({
    create: preact.h as never,
    hooks: preactHooks as never,
    draw: (tree, place) => preact.render(tree as never, place),
    drawWithEffectsLater: (tree, place) => preact.render(tree as never, place),
  }),
};

/** An element draws at once or after others. */
const says = (element: () => Element, text: string) =>
  expect.poll(() => element().shadowRoot?.textContent).toContain(text);

afterEach(() => document.body.replaceChildren());

describe.each(Object.entries(frameworks))('in %s', (_, framework) => {
  const begin = () => {
    const place = document.body.appendChild(document.createElement('div'));
    const { create, draw, ...others } = framework();
    const any = () => place.querySelector('x-any') as Element;
    return { any, create, place, ...others, show: (tree: unknown) => draw(tree, place) };
  };

  it('an element shows its own tree, with and without children, hidden and shown again', async () => {
    const { any, create, place, show } = begin();
    const page = (isShown: boolean, child?: string) =>
      create(
        'div',
        null,
        isShown ? create('x-any', { text: 'one' }, child && create('b', null, child)) : create('p', null),
      );
    show(page(true));
    await says(any, 'one');
    show(page(true, 'light'));
    expect(any().textContent).toBe('light');
    expect(any().shadowRoot!.querySelectorAll('slot')).toHaveLength(1);
    show(page(false));
    expect(place.querySelector('x-any')).toBeNull();
    show(page(true, 'again'));
    await says(any, 'one');
    expect(any().textContent).toBe('again');
  });

  it('texts, numbers as text, and flags arrive, as attributes and as properties, and follow', async () => {
    const { any, create, show } = begin();
    show(create('x-any', { text: 'one', count: 15, lit: true, 'two-words': 'kebab' }));
    expect([any().text, any().count, any().lit, any().twoWords]).toEqual(['one', '15', true, 'kebab']);
    expect([any().getAttribute('text'), any().getAttribute('count')]).toEqual(['one', '15']);
    show(create('x-any', { text: 'two', count: 0, lit: false, twoWords: 'camel' }));
    expect([any().text, any().count, any().lit, any().twoWords]).toEqual(['two', '0', false, 'camel']);
    await says(any, 'two 0 false');
  });

  it.each([
    ['an object', { of: 'data' }],
    ['a list', [1, 2]],
    ['a function', () => 'data'],
  ])('%s arrives as it is, and goes', (_, data) => {
    const { any, create, show } = begin();
    show(create('x-any', { data }));
    expect(any().data).toBe(data);
    show(create('x-any', { data: undefined }));
    expect(any().data).toBeUndefined();
  });

  it('a property that was set before the element is defined is taken over by the definition', async () => {
    const { create, place, show } = begin();
    const tag = `x-late-${_.toLowerCase()}` as const;
    const data = { of: 'data' };
    show(
      create(tag, { text: 'early', ref: (node: Element | null) => node && Object.assign(node, { data, count: 3 }) }),
    );
    widget(tag).define();
    const late = place.querySelector(tag) as Element;
    expect([late.data, late.count, late.text]).toEqual([data, '3', 'early']);
    expect(Object.hasOwn(late, 'data')).toBe(false);
    await says(() => late, 'early 3');
  });

  it.each(['lowercaseevent', 'kebab-event', 'camelEvent', 'wbn-ready'])('the event %s is heard once', (name) => {
    const { any, create, show } = begin();
    const heard = vi.fn();
    show(create('x-any', { [`on${name}`]: heard }));
    any().dispatchEvent(new CustomEvent(name, { detail: 1 }));
    expect(heard).toHaveBeenCalledTimes(1);
    show(create('x-any', null));
    any().dispatchEvent(new CustomEvent(name));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('a listener of an effect hears that the element is drawn', async () => {
    const { create, drawWithEffectsLater, hooks, place } = begin();
    const ready = vi.fn();
    function Page() {
      const element = hooks.useRef<Element>(null);
      hooks.useEffect(() => element.current!.addEventListener('x-ready', ready), []);
      return create('x-any', { text: 'one', ref: element });
    }
    drawWithEffectsLater(create(Page, null), place);
    await expect.poll(() => ready.mock.calls.length).toBe(1);
  });

  it.each(['PascalEvent', 'CAPSevent'])('the event %s is heard once, through the element itself', (name) => {
    // Preact lower-cases such names: it needs a ref here.
    const { any, create, show } = begin();
    const heard = vi.fn();
    show(create('x-any', { ref: (node: Element | null) => node?.addEventListener(name, heard) }));
    any().dispatchEvent(new CustomEvent(name));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
