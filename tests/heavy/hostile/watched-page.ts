import type { Page } from 'playwright';
import { overflowing } from '../../support/overflowing.ts';
import { openPage, settled } from '../../support/pages.ts';

/** A phone whose browser counts everything that a hostile text could cause. */
export async function openWatchedPage(): Promise<Page> {
  const page = await openPage({ width: 360, height: 780 });
  await page.addInitScript(() => {
    const ran: string[] = [];
    const reports: string[] = [];
    const xss = (...all: unknown[]) => ran.push(String(all));
    Object.assign(window, { ran, reports, xss, alert: xss, confirm: xss, prompt: xss, print: xss });
    document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, sample }) =>
      reports.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return page;
}

/** Opens an address; returns what a hostile text did there: nothing, on a good page. */
export async function harmOf(page: Page, address: string): Promise<string[]> {
  const harm: string[] = [];
  const hear = (text: string) => harm.push(text);
  const onDialog = (dialog: { dismiss(): Promise<void>; message(): string }) => {
    hear(`dialog ${dialog.message()}`);
    return dialog.dismiss();
  };
  const onResponse = (answer: { status(): number; url(): string }) => {
    if (answer.status() > 499) hear(`${answer.status()} ${answer.url()}`);
  };
  const onError = (error: Error) => hear(`error ${error.message}`);
  page.on('dialog', onDialog).on('response', onResponse).on('pageerror', onError);
  await page.goto(address);
  await settled(page);
  harm.push(...(await page.evaluate(inspect)), ...(await overflowing(page)));
  page.off('dialog', onDialog).off('response', onResponse).off('pageerror', onError);
  return harm;
}

/** Runs in the page. */
function inspect(): string[] {
  const found: string[] = [];
  const lists = window as unknown as { ran: string[]; reports: string[] };
  found.push(...lists.ran.map((one) => `ran ${one}`), ...lists.reports.map((one) => `report ${one}`));
  if ('polluted' in {}) found.push('a prototype is polluted');
  const links = /^(?:href|src|action|formaction|data|ping|poster|xlink:href)$/;
  const look = (root: ParentNode): void => {
    for (const node of root.querySelectorAll('*')) {
      const isOurs = !node.closest('#root, body > main') || node.localName === 'link';
      if (!isOurs && /^(?:script|object|embed|base|meta)$/.test(node.localName))
        found.push(node.outerHTML.slice(0, 200));
      for (const { name, value } of node.attributes) {
        if (name.startsWith('on')) found.push(`<${node.localName} ${name}="${value}">`);
        if (links.test(name) && /^[\s\p{Cc}]*(?:javascript|vbscript|data:text)/iu.test(value))
          found.push(`<${node.localName} ${name}="${value}">`);
      }
      if (node.shadowRoot) look(node.shadowRoot);
    }
  };
  look(document);
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      JSON.parse(textContent ?? '');
    } catch (error) {
      found.push(`JSON-LD: ${error}`);
    }
  }
  return found;
}
