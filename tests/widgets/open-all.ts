import type { Page } from 'playwright';
import { cases, type WidgetCase } from './cases.ts';
import { plain } from './fixtures.ts';
import { elementHtml, loaderTag, type Opened, type OpenOptions, openBare } from './open.ts';

export interface OpenAllOptions extends OpenOptions {
  readonly isSignedIn?: boolean;
  /** Sets the property `data`, so that widgets load nothing at first. */
  readonly isGiven?: boolean;
  /** Replaces the script tag of the CDN's build. */
  readonly scripts?: string;
  /** Without a doctype. */
  readonly isQuirky?: boolean;
  /** HTML before each widget, by its id. */
  readonly before?: (id: string) => string;
}

export const idOf = ({ widget }: WidgetCase): string => widget.tag.slice('wbn-'.length);

/** Every widget on one page, each a child of the body with a link as its fallback; its id is its name. */
export function pageOfAll(options: OpenAllOptions = {}): string {
  const { head = '', lang = 'en', tag = '', body = '%s', isGiven, attributes, before, scripts, isQuirky } = options;
  const elements = cases.map((one) => {
    const all = { load: 'eager', ...one.attributes, ...attributes };
    const html = elementHtml(one.widget.tag, all, `<a href="/fallback">${idOf(one)}</a>`);
    return (before?.(idOf(one)) ?? '') + html.replace('id="w"', `id="${idOf(one)}"`);
  });
  const data = Object.fromEntries(cases.flatMap((one) => (one.data ? [[idOf(one), one.data(plain)]] : [])));
  const nonce = /nonce="\w+"/.exec(tag)?.[0] ?? '';
  const given = `<script ${nonce}>for (const [id, data] of Object.entries(${JSON.stringify(data)})) document.getElementById(id).data = data</script>`;
  return `${isQuirky ? '' : '<!doctype html>'}<html lang="${lang}"><head><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,">
    <meta name="viewport" content="width=device-width">${head}${scripts ?? loaderTag(tag)}</head><body>${body.replace('%s', elements.join('\n'))}${isGiven ? given : ''}</body></html>`;
}

export const openAll = (options: OpenAllOptions = {}): Promise<Opened> =>
  openBare(pageOfAll(options), options, options.isSignedIn);

/** Waits until every widget is drawn and visible. */
export async function allReady(page: Page): Promise<void> {
  for (const one of cases)
    await page
      .locator(`#${idOf(one)}`)
      .locator(one.ready)
      .first()
      .waitFor();
}
