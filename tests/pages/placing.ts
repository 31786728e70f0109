import type { Page } from 'playwright';
import { expect } from 'vitest';
import { cases } from '../widgets/cases.ts';
import { allReady, idOf, openAll } from '../widgets/open-all.ts';

export const ids = cases.map(idOf);

/** Every widget with given data, in its own section. */
export async function openDrawn(head = '', options: Parameters<typeof openAll>[0] = {}): Promise<Page> {
  const style = `<style>body{margin:0;font:16px sans-serif}${head}</style>`;
  const { page, troubles } = await openAll({ isGiven: true, head: style, attributes: { class: 'mine' }, ...options });
  await allReady(page);
  expect(troubles).toEqual([]);
  return page;
}

interface Size {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly room: number;
}

/** Moves every widget into a copy of the place and measures it. */
export const put = (page: Page, html: string): Promise<Size[]> =>
  page.evaluate(
    ([place, all]) => {
      const sections = (all as string[]).map((id) => {
        const element = document.getElementById(id)!;
        const section = document.createElement('section');
        section.style.cssText = 'position:relative;overflow:auto;min-height:10px';
        section.innerHTML = (place as string).replace('%s', '<i class="here"></i>');
        section.querySelector('.here')!.replaceWith(element);
        return section;
      });
      document.body.replaceChildren(...sections);
      return sections.map((section) => {
        const element = section.querySelector('[load]')!;
        // An element with `display: contents` has no box: its widget's root stands in its place.
        const isBoxless = getComputedStyle(element).display === 'contents';
        const box = isBoxless ? element.shadowRoot!.querySelector('[part=root]')! : element;
        const { width, height } = box.getBoundingClientRect();
        return { id: element.id, width, height, room: section.clientWidth };
      });
    },
    [html, ids] as const,
  );

/** Replaces a style sheet of the running page. */
export const restyle = (page: Page, css = ''): Promise<void> =>
  page.evaluate((text) => {
    const id = 'style-under-test';
    const style = document.getElementById(id) ?? document.head.appendChild(document.createElement('style'));
    style.id = id;
    style.textContent = text;
  }, css);
