import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { TokenName } from '../../packages/widgets/src/theme/tokens.ts';
import { drawn, openPartnerPage } from '../../packages/widgets/tests/partner-page.ts';
import { cases } from '../widgets/cases.ts';
import { openWidget } from '../widgets/open.ts';

const box = '<wbn-search-box id="box" load="eager"></wbn-search-box>';

/** The value of a token, the part that shows it, and the property of that part. */
type Shown = readonly [value: string, part: string, property: string, computed: string];
const shown: Partial<Readonly<Record<TokenName, Shown>>> = {
  surface: ['rgb(1, 2, 3)', 'box', 'background-color', 'rgb(1, 2, 3)'],
  text: ['rgb(1, 2, 3)', 'root', 'color', 'rgb(1, 2, 3)'],
  field: ['rgb(1, 2, 3)', 'box', 'border-top-color', 'rgb(1, 2, 3)'],
  accent: ['rgb(1, 2, 3)', 'submit', 'background-color', 'rgb(1, 2, 3)'],
  'on-accent': ['rgb(1, 2, 3)', 'submit', 'color', 'rgb(1, 2, 3)'],
  font: ['Georgia', 'input', 'font-family', 'Georgia'],
  'font-size': ['14px', 'input', 'font-size', '14px'],
  weight: ['300', 'type', 'font-weight', '300'],
  density: ['0.5', 'input', 'padding-left', '6px'],
  'control-height': ['60px', 'input', 'height', '60px'],
  radius: ['3px', 'box', 'border-top-left-radius', '3px'],
  'radius-inner': ['1px', 'type', 'border-top-left-radius', '1px'],
  'radius-control': ['20px', 'submit', 'border-top-left-radius', '20px'],
  focus: ['rgb(1, 2, 3)', 'type', 'outline-color', 'rgb(1, 2, 3)'],
  'focus-width': ['5px', 'type', 'outline-width', '5px'],
  popup: ['rgb(1, 2, 3)', 'popup', 'background-color', 'rgb(1, 2, 3)'],
};

/** A page with a search box whose list of types is open, by keys: its button has a focus ring. */
async function openBox(head = ''): Promise<Page> {
  const { page } = await openPartnerPage({ body: box, head });
  await drawn(page, '#box', 'input');
  await page.locator('#box [part=type]').press('ArrowDown');
  await page.locator('#box [part=popup]').waitFor();
  return page;
}
const computed = (page: Page, part: string, property: string) =>
  page.locator(`#box [part=${part}]`).evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

const configure = (page: Page, theme: object) =>
  page.evaluate((preset) => (Reflect.get(window, 'wbn') as unknown[]).push(['configure', { theme: preset }]), theme);

describe('a theme', () => {
  it('reaches the search box and its popup, by a style sheet and by the preset alike', async () => {
    const values = Object.entries(shown);
    const css = values.map(([name, [value]]) => `--wbn-${name}:${value}`).join(';');
    const byCss = await openBox(`<style>main,body{${css}}</style>`);
    const preset = JSON.stringify(Object.fromEntries(values.map(([name, [value]]) => [name, value])));
    const byPreset = await openBox(`<script>(window.wbn ||= []).push(['configure', { theme: ${preset} }])</script>`);
    for (const page of [byCss, byPreset])
      for (const [name, [, part, property, wanted]] of values)
        await expect.poll(() => computed(page, part, property), { message: name }).toBe(wanted);
  });

  it.each([
    [
      'the queue',
      "<script>(window.wbn ||= []).push(['configure', { theme: { radius: '3px', density: 'compact' } }])</script>",
      '',
    ],
    ['its tag', '', `data-theme='{"radius":"3px","density":"compact"}'`],
  ])('given to the script by %s holds in the first picture', async (_, head, tag) => {
    const seen = `<script>document.addEventListener('wbn-ready', ({ target }) => {
      window.first = getComputedStyle(target.shadowRoot.querySelector('[part=box]')).borderTopLeftRadius
        + getComputedStyle(target.shadowRoot.querySelector('[part=input]')).paddingLeft;
    })</script>`;
    const { page, troubles } = await openPartnerPage({ body: box, head: head + seen, tag });
    await drawn(page, '#box', 'input');
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'first'))).toBe('3px9px');
    expect(troubles).toEqual([]);
  });

  it('in a tag that is not JSON is answered on the console, and the widgets are drawn', async () => {
    const head = '<script>window.warned = []; console.warn = (text) => warned.push(text)</script>';
    const { page } = await openPartnerPage({ body: box, head, tag: 'data-theme="dark"' });
    await drawn(page, '#box', 'input');
    expect(await page.evaluate(() => Reflect.get(window, 'warned'))).toEqual([
      expect.stringContaining('data-theme="dark" is not understood. Write'),
    ]);
  });

  it('whose code cannot be loaded keeps no widget from being drawn', async () => {
    const { page } = await openPartnerPage({ body: '' });
    await page.route(/\/visitor\.\w{8}\.js/, (route) => route.abort());
    await page.clock.install();
    await configure(page, { radius: '3px' });
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), box);
    while (!(await page.locator('#box [part=input]').count())) await page.clock.runFor(5000);
    expect(await computed(page, 'box', 'border-top-left-radius')).not.toBe('3px');
  });

  it('has densities by name, and a misspelt token is answered on the console', async () => {
    const page = await openBox();
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    for (const [density, wanted] of [
      ['compact', '9px'],
      ['roomy', '15px'],
      ['normal', '12px'],
    ] as const) {
      await configure(page, { density });
      await expect.poll(() => computed(page, 'input', 'padding-left')).toBe(wanted);
    }
    await configure(page, { acent: 'red' });
    await expect.poll(() => warnings.join()).toContain('the theme has no "acent". Write "accent"?');
  });

  it('names the rows of a popup, and keeps the row of the keys in sight at any density', async () => {
    const page = await openBox('<style>#box{--wbn-density:1.25}#box::part(option-active){color:rgb(9, 8, 7)}</style>');
    await page.keyboard.press('End');
    const active = page.locator('#box [part~=option-active]');
    expect(await active.evaluate((row) => getComputedStyle(row).color)).toBe('rgb(9, 8, 7)');
    const isSeen = await active.evaluate((row) => {
      const list = row.parentElement!.getBoundingClientRect();
      const { top, bottom } = row.getBoundingClientRect();
      return top >= list.top - 1 && bottom <= list.bottom + 1;
    });
    expect(isSeen).toBe(true);
  });

  it('reaches the widgets inside a product page by their parts', async () => {
    const one = cases.find(({ widget }) => widget.tag === 'wbn-product-page')!;
    const { page, element } = await openWidget(one);
    await page.addStyleTag({
      content: '::part(business-name){font-style:italic}::part(comments-comments){margin-top:3px}',
    });
    const style = (inner: string, part: string, property: string) =>
      element
        .locator(`${inner} >> [part=${part}]`)
        .first()
        .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
    await expect.poll(() => style('wbn-business-card', 'name', 'font-style')).toBe('italic');
    await expect.poll(() => style('wbn-comments', 'comments', 'margin-top')).toBe('3px');
  });
});
