// @vitest-environment jsdom

import { act, cleanup, render } from '@testing-library/react';
import { businessCard } from '@wbn/widgets/business-card/element';
import { comments } from '@wbn/widgets/comments/element';
import { inquiryForm } from '@wbn/widgets/inquiry-form/element';
import { membershipCheckout } from '@wbn/widgets/membership-checkout/element';
import { messageCenter } from '@wbn/widgets/message-center/element';
import { productPage } from '@wbn/widgets/product-page/element';
import { searchBox } from '@wbn/widgets/search-box/element';
import { type ComponentRef, type ComponentType, createRef, type ElementRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, expectTypeOf, it, vi } from 'vitest';
import type { WbnSearchBoxElement } from './index.ts';

// A page may have an element of this name from elsewhere: React uses it unchanged. This one is ready when it is connected.
for (const { tag } of [
  businessCard,
  comments,
  inquiryForm,
  membershipCheckout,
  messageCenter,
  productPage,
  searchBox,
]) {
  const ready = class extends HTMLElement {
    connectedCallback() {
      this.dispatchEvent(new CustomEvent('wbn-ready'));
    }
  };
  customElements.define(tag, ready);
}

const components = await import('./components/index.ts');
const { WbnBusinessCard, WbnSearchBox } = components;
const { ShadowRootContext } = await import('./index.ts');
const lazy = await import('./lazy.ts');
const definitions = Object.entries({
  WbnBusinessCard: businessCard,
  WbnComments: comments,
  WbnInquiryForm: inquiryForm,
  WbnMembershipCheckout: membershipCheckout,
  WbnMessageCenter: messageCenter,
  WbnProductPage: productPage,
  WbnSearchBox: searchBox,
}) as unknown as [keyof typeof components, Definition][];

interface Definition {
  readonly tag: string;
  readonly meta: { readonly attributes: object; readonly events: object };
}
const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

afterEach(cleanup);

const entries = [
  ['with its code', components],
  ['without its code', lazy],
] as const;
const each = entries.flatMap(([how, entry]) => definitions.map(([name, of]) => ({ how, name, entry, ...of })));

it.each(each)(
  '$name $how takes each attribute of its element, and hears each of its events once',
  ({ entry, name, tag, meta }) => {
    const Component = entry[name] as ComponentType<Record<string, unknown>>;
    const attributes = Object.keys(meta.attributes);
    const events = [...Object.keys(meta.events), 'wbn-error'];
    const first = Object.fromEntries(events.map((event) => [event, vi.fn()]));
    const latest = Object.fromEntries(events.map((event) => [event, vi.fn()]));
    const props = (listeners: typeof first) => ({
      ...Object.fromEntries(attributes.map((attribute) => [camelCase(attribute), `a ${attribute}`])),
      ...Object.fromEntries(events.map((event) => [camelCase(`on${event.slice('wbn'.length)}`), listeners[event]])),
    });
    const { container, rerender, unmount } = render(<Component {...props(first)} />);
    const element = container.querySelector(tag)!;
    for (const attribute of attributes) expect(element.getAttribute(attribute)).toBe(`a ${attribute}`);

    rerender(<Component {...props(latest)} />);
    for (const event of events) {
      const told = new CustomEvent(event, { detail: { event } });
      element.dispatchEvent(told);
      expect(latest[event]).toHaveBeenCalledExactlyOnceWith(told);
      expect(first[event]).not.toHaveBeenCalled();
    }
    unmount();
    for (const event of events) {
      element.dispatchEvent(new CustomEvent(event));
      expect(latest[event]).toHaveBeenCalledTimes(1);
    }
  },
);

it('calls the listener even when the element is ready before the listener', () => {
  const ready = vi.fn();
  render(<WbnSearchBox onReady={ready} />);
  expect(ready).toHaveBeenCalledTimes(1);
});

it('an event comes with the element as its currentTarget, whose methods are typed', () => {
  const heard = vi.fn();
  const { container } = render(
    <WbnSearchBox
      onSearch={({ currentTarget }) => {
        currentTarget.focus();
        heard(currentTarget);
      }}
    />,
  );
  const element = container.querySelector('wbn-search-box')!;
  element.dispatchEvent(new CustomEvent('wbn-search'));
  expect(heard).toHaveBeenCalledExactlyOnceWith(element);
});

it('hands out its element, and hands on what any element takes', () => {
  const ref = createRef<WbnSearchBoxElement>();
  const pressed = vi.fn();
  const { unmount, rerender } = render(
    <WbnSearchBox
      ref={ref}
      id="box"
      className="wide"
      style={{ marginBlock: 8 }}
      aria-label="Suppliers"
      onClick={pressed}
      search="valves"
    >
      <a href="/search-result">Search</a>
    </WbnSearchBox>,
  );
  const element = ref.current!;
  expect(element.localName).toBe('wbn-search-box');
  expect([element.id, element.className, element.getAttribute('aria-label')]).toEqual(['box', 'wide', 'Suppliers']);
  expect(element.getAttribute('style')).toMatch(/margin-block: 8px/);
  expect(element.textContent).toBe('Search');
  element.click();
  expect(pressed).toHaveBeenCalledTimes(1);
  rerender(<WbnSearchBox ref={ref} />);
  expect(element.hasAttribute('search')).toBe(false);
  unmount();
  expect(ref.current).toBeNull();
});

it('gives the element its data before it comes into the page, and anew when it changes', () => {
  const data = { businessID: 'b' };
  const { container, rerender } = render(<WbnBusinessCard data={data} />);
  const element = container.querySelector('wbn-business-card') as HTMLElement & { data?: object };
  expect(element.data).toBe(data);
  const other = { businessID: 'c' };
  rerender(<WbnBusinessCard data={other} variant="result" />);
  expect(element.data).toBe(other);
  // @ts-expect-error: no such variant
  rerender(<WbnBusinessCard data={other} variant="poster" />);
});

it('is written by a server, and taken over by the browser without a complaint', async () => {
  const heard = vi.fn();
  const page = (
    <WbnSearchBox search="valves" onSearch={heard}>
      <a href="/search-result">Search</a>
    </WbnSearchBox>
  );
  const html = renderToString(page);
  expect(html).toBe('<wbn-search-box search="valves"><a href="/search-result">Search</a></wbn-search-box>');

  const drawn = renderToString(
    <ShadowRootContext
      value={(tag, attributes) => `<template shadowrootmode="open">${tag} ${attributes['business-id']}</template>`}
    >
      <WbnBusinessCard businessId="b" onClick={() => {}} />
    </ShadowRootContext>,
  );
  expect(drawn).toBe(
    '<wbn-business-card business-id="b"><template shadowrootmode="open">wbn-business-card b</template></wbn-business-card>',
  );

  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const complaints = vi.fn();
  const root = await act(() => hydrateRoot(place, page, { onRecoverableError: complaints }));
  place.querySelector('wbn-search-box')!.dispatchEvent(new CustomEvent('wbn-search'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(complaints).not.toHaveBeenCalled();
  await act(() => root.unmount());
  place.remove();
});

it('keeps the content for the slots of an element beside the root that a server draws', () => {
  const html = renderToString(
    <ShadowRootContext value={() => '<template shadowrootmode="open" shadowrootdelegatesfocus><b>root</b></template>'}>
      <lazy.WbnProductPage productId="p">
        <p slot="offer">5 €</p>
      </lazy.WbnProductPage>
    </ShadowRootContext>,
  );
  expect(html).toBe(
    '<wbn-product-page product-id="p"><template shadowrootmode="open" shadowrootdelegatesfocus=""><b>root</b></template>' +
      '<p slot="offer">5 €</p></wbn-product-page>',
  );
});

it('finds a part by its name, in the root that a server drew', () => {
  const element = document.createElement('wbn-other');
  expect(lazy.partOf(element, 'input')).toBeNull();
  element.attachShadow({ mode: 'open' }).innerHTML = '<p part="box wide"></p><input part="input">';
  expect(lazy.partOf(element, 'input')?.localName).toBe('input');
  expect(lazy.partOf(element, 'wide')?.localName).toBe('p');
  expect(lazy.partOf(null, 'input')).toBeNull();
});

it('names the element of a component by both types that React has for it', () => {
  expectTypeOf<ElementRef<typeof WbnSearchBox>>().toEqualTypeOf<WbnSearchBoxElement>();
  expectTypeOf<ComponentRef<typeof WbnSearchBox>>().toEqualTypeOf<WbnSearchBoxElement>();
  expectTypeOf<ElementRef<typeof lazy.WbnSearchBox>>().toEqualTypeOf<WbnSearchBoxElement>();
});

it('reads the first root of the server alone: a later one would be content, in the place of a failure', () => {
  const rootOf = (id: string) => `<template shadowrootmode="open"><b>${id}</b></template>`;
  const { container, rerender } = render(<WbnBusinessCard businessId="a" root={rootOf('a')} />);
  rerender(<WbnBusinessCard businessId="b" root={rootOf('b')} />);
  const card = container.firstElementChild!;
  expect(card.getAttribute('business-id')).toBe('b');
  expect(card.innerHTML).not.toContain('<b>b</b>');
});

it('keeps the content for the slots beside the root of the server: in its HTML, as it hydrates, and later', async () => {
  const root = '<template shadowrootmode="open"><b>root</b></template>';
  const page = (price: string) => (
    <components.WbnProductPage productId="p" root={root}>
      <b slot="offer">{price}</b>
    </components.WbnProductPage>
  );
  vi.stubGlobal('customElements', undefined);
  const html = renderToString(page('5 €'));
  vi.unstubAllGlobals();
  const content = '<b slot="offer">5 €</b>';
  expect(html).toBe(`<wbn-product-page product-id="p">${root}${content}</wbn-product-page>`);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html.replace(root, '');
  const complaints = vi.fn();
  const hydrated = await act(() => hydrateRoot(place, page('5 €'), { onRecoverableError: complaints }));
  expect(place.firstElementChild!.innerHTML).toBe(content);
  await act(() => hydrated.render(page('6 €')));
  expect(place.firstElementChild!.textContent).toBe('6 €');
  expect(complaints.mock.calls).toEqual([]);
  await act(() => hydrated.unmount());
  place.remove();
});
