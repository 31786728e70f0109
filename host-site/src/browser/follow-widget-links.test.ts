// @vitest-environment jsdom

import { editionByCode } from '@wbn/content/editions';
import { createMemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { en } from '../texts/en.ts';
import { followWidgetLinks } from './follow-widget-links.ts';

const settings = { edition: '', portal: '', api: '', accounts: '', cdn: '', files: '', extensions: true };
const router = createMemoryRouter([{ path: '*', Component: () => null }]);
followWidgetLinks(router, {
  settings,
  edition: editionByCode('sa')!,
  texts: en,
  words: undefined,
  locale: 'ar',
});

/** Clicks a link in the shadow root of an element; returns whether the browser itself follows it. */
function click(tag: string, href: string, how: MouseEventInit = {}, before?: (event: Event) => void): boolean {
  const host = document.body.appendChild(document.createElement(tag));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<a href="${href}"><b>Acme</b></a>`;
  if (before) root.addEventListener('click', before);
  // jsdom follows no links and complains about it.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  let isFollowed = true;
  document.addEventListener('click', (event) => (isFollowed = !event.defaultPrevented), { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...how });
  root.querySelector('b')!.dispatchEvent(event);
  return isFollowed;
}
const shown = () => router.state.location.pathname + router.state.location.search;

afterEach(async () => {
  document.body.replaceChildren();
  await router.navigate('/');
});

it.each(['wbn-business-card', 'wbn-product-page', 'wbn-comments'])(
  'a link of <%s> leads to its page within the document, in the reader’s language',
  async (tag) => {
    expect(click(tag, `${location.origin}/business/acme/?editMode=1`)).toBe(false);
    await expect.poll(shown).toBe('/business/acme/?editMode=1&lang=ar');
  },
);

it.each([
  ['to another site', 'wbn-business-card', 'https://acme.example/', {}],
  ['that opens another tab', 'wbn-business-card', '/business/acme', { ctrlKey: true }],
  ['of another element', 'x-comments', '/business/acme', {}],
])('a link %s is left to the browser', (_, tag, href, how) => {
  expect(click(tag, href, how)).toBe(true);
  expect(shown()).toBe('/');
});

it('a click that the page has handled is left alone', () => {
  click('wbn-business-card', '/business/acme', {}, (event) => event.preventDefault());
  expect(shown()).toBe('/');
});
