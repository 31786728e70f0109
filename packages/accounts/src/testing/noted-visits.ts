import { testSites } from '@wbn/http/testing';
import { browser, call, type TestSite } from './site.ts';

type Answered = Awaited<ReturnType<typeof call>>;

/** Visits whose pages, forms and calls must all be answered without an error. */
export function notedVisits(site: TestSite) {
  /** Pages, forms and calls that were answered, such as `GET /login`, `FORM /login` and `CALL /login`. */
  const reached = new Set<string>();
  const note = (kind: 'GET' | 'FORM' | 'CALL', url: string, answered: Answered): Answered => {
    const one = `${kind} ${url.split('?')[0]}`;
    if (answered.statusCode >= 400) throw new Error(`${one}: ${answered.statusCode} ${answered.body}`);
    reached.add(one);
    return answered;
  };
  let visitors = 0;
  return {
    reached: reached as ReadonlySet<string>,
    /** A browser at an address of its own. */
    visitor() {
      visitors += 1;
      const page = browser(site.app, testSites.accounts, `203.0.113.${visitors}`);
      return {
        cookies: page.cookies,
        open: async (url: string, headers: Record<string, string> = {}) =>
          note('GET', url, await page.open(url, headers)),
        send: async (url: string, fields: Record<string, string> = {}) =>
          note('FORM', url, await page.send(url, fields)),
      };
    },
    post: async (url: string, payload: object | undefined, headers: Record<string, string> = {}) =>
      note('CALL', url, await call(site.app, url, payload, headers)),
  };
}
