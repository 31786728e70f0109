// @vitest-environment jsdom

import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { returnFocus } from './return-focus.ts';

const router = createMemoryRouter([{ path: '*', Component: () => null }]);
returnFocus(router);
document.addEventListener('click', (event) => event.preventDefault());

/** Draws the results, of which one name stands in the shadow root of a card. */
function drawResults(): HTMLAnchorElement {
  document.body.innerHTML = '<main id="content" tabindex="-1"><a href="/other">Other</a><div id="card"></div></main>';
  const root = document.querySelector('#card')!.attachShadow({ mode: 'open' });
  root.innerHTML = '<h3 part="name"><a href="/business/acme">Acme</a></h3>';
  return root.querySelector('a')!;
}
const focused = () => document.activeElement?.shadowRoot?.activeElement?.textContent ?? document.activeElement?.id;

/** Follows the link to the business, whose content takes the focus. */
async function follow(): Promise<void> {
  drawResults().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  await router.navigate('/business/acme');
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>';
  document.getElementById('content')!.focus();
}

beforeEach(() => router.navigate('/search'));
afterEach(() => document.body.replaceChildren());

it('the way back leads to the link that had led away, also into a card that is drawn late', async () => {
  await follow();
  await router.navigate(-1);
  expect(focused()).toBe('content');
  drawResults();
  await expect.poll(focused).toBe('Acme');
  // Its script draws the card anew.
  drawResults();
  await expect.poll(focused).toBe('Acme');
});

it('a visitor who acts before the page is drawn keeps the focus where they are', async () => {
  await follow();
  await router.navigate(-1);
  document.body.replaceChildren();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  drawResults();
  await new Promise((done) => requestAnimationFrame(done));
  expect(focused()).toBe('');
});

it('another page that is shown meanwhile does not take the focus', async () => {
  await follow();
  await router.navigate(-1);
  document.body.replaceChildren();
  await router.navigate('/about-us');
  drawResults();
  await new Promise((done) => requestAnimationFrame(done));
  expect(focused()).toBe('');
});
