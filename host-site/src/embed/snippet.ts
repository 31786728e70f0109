import { escapeHtml } from '@wbn/contract';
import { createClient } from '@wbn/core';
import { renderElement, type ServerInput } from '@wbn/widgets/server';
import { serverCaller } from '../api/server-caller.ts';
import { editionOf } from '../document/edition-of.ts';
import { statusOf } from '../routing/page-route.ts';
import { directionOf, inLocale, isLocale, type SiteSettings } from '../settings.ts';
import type { FrameRequest } from './frame.ts';
import { snippetForms } from './snippet-forms.ts';

/** A publishable key. */
const keyPattern = /^pk_[\w-]{1,100}$/;

const common = ['class', 'id', 'load', 'theme'] as const;

/** Whether a form leads there as to a page, wherever the snippet stands. The element ignores other addresses; a form without script does not. */
const isPage = (address: string): boolean =>
  /^https?:$/.test(URL.parse(address, 'https://site.example')?.protocol ?? '');

/** The attributes in the address, and the language, which the browser's element must choose too. */
function attributesFrom(own: object, query: URLSearchParams, locale: string): Record<string, string> {
  const names = [...Object.keys(own), ...common];
  const named = names.flatMap((name) => {
    const value = query.get(name);
    return value === null || (name === 'action' && !isPage(value)) ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(named), locale };
}

/** The tag that makes the element live; without a key, the page has it already. */
function scriptTag(name: string, key: string | null, { cdn }: SiteSettings): string {
  if (!key || !keyPattern.test(key)) return '';
  return `<script async type="module" src="${escapeHtml(cdn)}/v1/${name}.js" data-key="${key}"></script>\n`;
}

/**
 * `/snippet/<widget>?<attributes>&locale=…&key=…`: the element as the server draws it, as text to copy into a page or to be fetched again by
 * its site. It can be read, and its fields used, before any script. Undefined for an unknown widget.
 */
export async function drawSnippet({
  caller,
  settings,
  url,
}: FrameRequest): Promise<{ status: number; text: string } | undefined> {
  const name = url.pathname.slice('/snippet/'.length);
  const form = Object.hasOwn(snippetForms, name) ? snippetForms[name] : undefined;
  if (!form) return undefined;
  const { widget } = form;
  const edition = editionOf(settings);
  const asked = url.searchParams.get('locale');
  const locale = isLocale(asked) ? asked : edition.language;
  try {
    const shown = await form.read(serverCaller({ ...caller, locale }), url.searchParams);
    const { accounts, api, portal } = settings;
    const attributes = attributesFrom(widget.meta.attributes, url.searchParams, locale);
    const address = escapeHtml(portal + inLocale(shown.page, locale, edition));
    const content = `<a href="${address}">${escapeHtml(shown.title)}</a>`;
    const input = { attributes, data: shown.data, load: false, locale, dir: directionOf(locale), content };
    const services = createClient({ accounts, api, portal, embedded: true });
    const isDrawn = name !== 'message-center';
    const element = isDrawn
      ? await renderElement(widget, { ...input, services } as ServerInput<typeof widget>)
      : `<${widget.tag} locale="${locale}">${content}</${widget.tag}>`;
    return { status: 200, text: `${scriptTag(name, url.searchParams.get('key'), settings)}${element}\n` };
  } catch (error) {
    return { status: statusOf(error), text: 'There is nothing to draw for these attributes.\n' };
  }
}
