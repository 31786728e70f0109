import { expect, it } from 'vitest';
import { isDefined } from '../../../tests/support/pages.ts';
import { cdn, openPartnerPage } from './partner-page.ts';

const box = '<wbn-search-box><a href="/x">Search suppliers</a></wbn-search-box>';
const inner = `#host >> wbn-search-box >> [part=input]`;
/** A component of the page with a shadow root. */
const host = `<div id="host"></div><script>
  document.querySelector('#host').attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify('<section></section>')};
</script>`;

it.each([
  ['before the script came', `(window.wbn = window.wbn || []).push(['scan', root]);`],
  [
    'when it is there',
    `addEventListener('load', () => customElements.whenDefined('wbn-search-box').then(() => wbn.scan(root)));`,
  ],
])('draws the elements inside a shadow root that the page names %s', async (_, command) => {
  const { page, troubles } = await openPartnerPage({
    body: `${host}<script>{ const root = document.querySelector('#host').shadowRoot;
      root.querySelector('section').innerHTML = ${JSON.stringify(box)}; ${command} }</script>
      ${command.startsWith('add') ? box : ''}`,
  });
  await page.locator(inner).waitFor();
  expect(troubles).toEqual([]);
});

it('draws what comes into such a root later, and does not touch the other roots', async () => {
  const { page, troubles } = await openPartnerPage({
    body: `${host}<script>(window.wbn = window.wbn || []).push(['scan', document.querySelector('#host').shadowRoot])</script>`,
  });
  await page.waitForFunction(() => Reflect.get(window, 'wbn')?.version);
  expect(await isDefined(page, 'wbn-search-box')).toBe(false);
  await page.evaluate((html) => {
    document.querySelector('#host')!.shadowRoot!.querySelector('section')!.innerHTML = html;
  }, box);
  await page.locator(inner).waitFor();
  expect(troubles).toEqual([]);
});

it('says of an element in a shadow root that is not scanned how it is drawn', async () => {
  const { page } = await openPartnerPage({
    body: `${host}<script>document.querySelector('#host').shadowRoot.innerHTML = ${JSON.stringify(box)}</script>`,
  });
  await page.waitForFunction(() => Reflect.get(window, 'wbn')?.version);
  const findings: { text: string }[] = await page.evaluate(() => Reflect.get(window, 'wbn').diagnose());
  expect(findings.map(({ text }) => text)).toContainEqual(expect.stringContaining('wbn.scan()'));
});

it('needs no such call with the file of one widget', async () => {
  const { page, troubles } = await openPartnerPage({
    version: 'none',
    body: `${host}<script>document.querySelector('#host').shadowRoot.innerHTML = ${JSON.stringify(box)}</script>
      <script async type="module" src="${cdn()}/v1/search-box.js" data-key="pk_demo"></script>`,
  });
  await page.locator(inner).waitFor();
  await page.evaluate(() => Reflect.get(window, 'wbn').scan(document.querySelector('#host')!.shadowRoot));
  expect(troubles.filter((text) => !text.includes('404'))).toEqual([]);
});
