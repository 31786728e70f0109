import { expect, it } from 'vitest';
import { cases } from '../widgets/cases.ts';
import { openWidget } from '../widgets/open.ts';

/** A page with hotkeys for all keys, unless it sees a field as the target. */
const hotkeys = `<script>window.heard = [];
  for (const name of ['keydown', 'keypress', 'keyup']) for (const target of [window, document])
    target.addEventListener(name, (event) => {
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
      heard.push(event.key);
      if (event.key.length === 1 && !event.ctrlKey) event.preventDefault();
    });
</script>`;
const heard = 'window.heard.splice(0)';

it.each(cases.filter(({ field }) => field).map((one) => [one.widget.tag, one] as const))(
  '%s: what is typed reaches the field and not the page’s hotkeys; Tab, Escape and commands reach both',
  async (_, one) => {
    const state = { name: 'typing', ...(one.field!.isSignedIn && { isSignedIn: true }) };
    const { page, element } = await openWidget(one, { head: hotkeys, state });
    const field = element.locator(one.field!.selector).first();
    await field.click();
    await page.evaluate(heard);
    await page.keyboard.type('/ steel?jk ');
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Backspace']) await page.keyboard.press(key);
    expect(await field.inputValue()).toBe('/ steel?jk');
    expect(await page.evaluate(heard)).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await page.keyboard.press('F2');
    await page.keyboard.press('Tab');
    const commands = new Set((await page.evaluate(heard)) as string[]);
    expect([...commands].sort()).toEqual(['Control', 'Escape', 'F2', 'Tab', 'k']);
  },
);

it('wbn-search-box: letters that choose a row of a list do not reach the page’s hotkeys', async () => {
  const { page, element } = await openWidget(cases[0]!, { head: hotkeys });
  await element.locator('[part=type]').focus();
  await page.evaluate(heard);
  for (const key of ['ArrowDown', 'd', 'Enter']) await page.keyboard.press(key);
  await element.locator('[part=type][value=DI]').waitFor();
  expect(await page.evaluate(heard)).toEqual([]);
});

it('wbn-search-box: an Escape that closes a list does not close the page’s dialog as well', async () => {
  const dialog = `<script>window.escapes = 0; addEventListener('keydown', ({ key }) => key === 'Escape' && window.escapes++)</script>`;
  const { page, element } = await openWidget(cases[0]!, { head: dialog });
  await element.locator('[part=input]').fill('ste');
  const popup = element.locator('[part=popup]');
  await popup.waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  expect(await page.evaluate('window.escapes')).toBe(0);
  await page.keyboard.press('Escape');
  expect(await page.evaluate('window.escapes')).toBe(1);
});
