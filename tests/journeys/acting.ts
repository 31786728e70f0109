import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { settled } from '../support/pages.ts';

export interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** How a person acts on a page. Journeys run with either. */
export interface Acting {
  /** Presses a link, a button or a checkbox. */
  press(target: Locator): Promise<void>;
  fill(target: Locator, text: string): Promise<void>;
  /** Opens the list of a combobox. */
  open(target: Locator): Promise<void>;
  /** Chooses an option of a native dropdown by its value. */
  choose(target: Locator, value: string): Promise<void>;
  /** Gives a file to a file field. */
  give(target: Locator, file: TestFile): Promise<void>;
}

/** By mouse or finger. */
export const byPointer = (): Acting => ({
  press: (target) => target.click(),
  fill: (target, text) => target.fill(text),
  open: (target) => target.click(),
  choose: async (target, value) => {
    await target.selectOption(value);
  },
  give: (target, file) => target.setInputFiles(file),
});

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((node) => (node.getRootNode() as Document | ShadowRoot).activeElement === node).catch(() => false);

/** More controls than this before the wanted one mean that it cannot be reached. */
const maxTabs = 250;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let i = 0; i < maxTabs; i++) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${maxTabs} Tabs do not lead to ${target}.`);
}

/** By Tab, Enter, arrows and letters alone. */
export const byKeyboard = (page: Page): Acting => {
  // The browser must not open its own dialog, which nobody closes, in the moment before the test waits for a chooser.
  page.on('filechooser', () => {});
  return {
    press: async (target) => {
      await tabTo(page, target);
      await page.keyboard.press(
        (await target.evaluate((node) => node.matches('[type=checkbox],[type=radio]'))) ? 'Space' : 'Enter',
      );
    },
    fill: async (target, text) => {
      await tabTo(page, target);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    open: async (target) => {
      await tabTo(page, target);
      await page.keyboard.press('Alt+ArrowDown');
    },
    choose: async (target, value) => {
      await tabTo(page, target);
      const name = await target.evaluate(
        (select: HTMLSelectElement, wanted) =>
          [...select.options].find((option) => option.value === wanted)?.text ?? '',
        value,
      );
      await page.keyboard.type(name);
      await expect.poll(() => target.inputValue()).toBe(value);
    },
    give: async (target, file) => {
      // A list that is read again draws its field anew, and the field loses the focus.
      await settled(page);
      await tabTo(page, target);
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
      await chooser.setFiles(file);
    },
  };
};
