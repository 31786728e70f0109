import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { addresses } from '../../tests/support/addresses.ts';
import { openPage, settled } from '../../tests/support/pages.ts';
import { pagesWithIDs } from '../../tests/support/portal-pages.ts';
import { portal, visit } from './support.ts';

interface Painted {
  readonly blocking: string[];
  readonly largest: string;
  readonly preloaded: string[];
}

it('needs no request before its first paint, and what is largest stands in the page as it was served, a picture in its head', async () => {
  const page = await openPage({ width: 412, height: 823 });
  await page.addInitScript(() => {
    const painted = { largest: '' };
    Object.assign(window, { painted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; url: string })[]) {
        const { element, url } = entry;
        // A picture by its address, a text by its first words; for a shadow root only its presence is known.
        const text = element?.textContent?.trim().slice(0, 40);
        painted.largest = (element?.getAttribute('src') ?? url) || text || '<template shadowrootmode="open"';
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const pages = ['/', '/search-result?business=MA&countries=global&search=steel', ...(await pagesWithIDs())];
  for (const path of pages) {
    const served = (await (await fetch(portal(path))).text()).replaceAll('&amp;', '&').replace(/&#x27;/g, "'");
    await page.goto(portal(path));
    await settled(page);
    // A busy machine may paint after the load event.
    await page.waitForFunction(() => (window as unknown as { painted: { largest: string } }).painted.largest);
    const { blocking, largest, preloaded } = await page.evaluate<Painted>(() => ({
      largest: (window as unknown as { painted: { largest: string } }).painted.largest,
      blocking: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => (entry as unknown as { renderBlockingStatus: string }).renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
      preloaded: [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')].map(
        ({ href }) => new URL(href).pathname,
      ),
    }));
    expect(blocking, path).toEqual([]);
    expect(served, path).toContain(largest);
    // Found late, it waits beside the scripts.
    if (/\.(webp|svg|png|jpg)$/.test(largest))
      expect(preloaded, path).toContain(new URL(largest, portal('/')).pathname);
  }
});

it('is painted once all that is seen has arrived, before the data that follow it', async () => {
  const [seen = '', data] = (await (await fetch(portal('/'))).text()).split(/(?=<script type="application\/json")/);
  expect(data).toBeDefined();
  const site = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    // The rest does not come.
    response.write(seen);
  });
  onTestFinished(() => {
    site.closeAllConnections();
    site.close();
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  const page = await openPage();
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
});

/** Keeps the script of a page back until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

it('forgets no tap that comes before its script: the menu opens, once it can', async () => {
  const page = await openPage({ width: 360, height: 740 });
  const release = await holdScript(page);
  await page.goto(portal('/'), { waitUntil: 'commit' });
  await page.locator('button.hamburger').click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  release();
  await page.getByRole('dialog').waitFor();
  expect(await page.locator('[data-tapped]').count()).toBe(0);
});

it('forgets no tap on a button inside a widget that comes before its script: the login opens, once it can', async () => {
  const page = await openPage({ width: 390, height: 800 });
  const release = await holdScript(page);
  await page.goto(portal('/search-result?business=MA&countries=global&search=pump'), { waitUntil: 'commit' });
  await page.locator('wbn-business-card').first().getByText('Save Business').click();
  release();
  await page.waitForURL((url) => url.origin === addresses().accounts);
});

it('makes one login of one press on Login that comes before its script, and follows the link at a second one', async () => {
  const page = await openPage();
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === addresses().accounts && url.pathname === '/login' && request.method() === 'GET') asked.push(url);
  });
  const release = await holdScript(page);
  const login = page.locator('header').getByRole('link', { name: 'Login' });
  await page.goto(portal('/about-us'), { waitUntil: 'commit' });
  await login.click();
  await page.locator('a[data-tapped]').waitFor();
  release();
  await page.waitForURL((url) => url.origin === addresses().accounts);
  await page.locator('input[name=email]').fill('buyer@demo.example');
  await page.locator('input[name=password]').fill('demo-password-1');
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL(portal('/about-us'));
  expect(asked).toHaveLength(1);

  const stuck = await openPage();
  await stuck.route('**/assets/entry-client-*.js', (route) => route.abort());
  await stuck.goto(portal('/about-us'), { waitUntil: 'commit' });
  const link = stuck.locator('header').getByRole('link', { name: 'Login' });
  await link.click();
  await link.and(stuck.locator('[data-tapped]')).waitFor();
  await link.click();
  await stuck.waitForURL((url) => url.origin === addresses().accounts);
});

it('asks for its script when it has been painted, and not before', async () => {
  const page = await openPage({ width: 412, height: 823 });
  for (const path of ['/', ...(await pagesWithIDs())]) {
    await visit(page, path);
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-paint')[0]!.startTime,
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, startTime }) => ({ name, startTime })),
    }));
    expect(scripts.length, path).toBeGreaterThan(1);
    expect(
      scripts.filter(({ startTime }) => startTime < painted),
      path,
    ).toEqual([]);
  }
});

/** The name of the built file of a source file or a group of them (code-splitting.ts), which its address alone does not show. */
const builtName = (source: string): string => {
  const manifest = path.join(import.meta.dirname, '..', 'dist', 'client', '.vite', 'manifest.json');
  const files: Record<string, { file: string; name?: string }> = JSON.parse(readFileSync(manifest, 'utf8'));
  const found = files[source] ?? Object.values(files).find(({ name }) => name === source);
  return path.basename(found?.file ?? `no file of ${source}`);
};

it('asks at once for the script and the session of a page that shows nothing before its person is known', async () => {
  const page = await openPage({ width: 412, height: 823 });
  const asked = async (path: string) => {
    await visit(page, path);
    return page.evaluate(() => {
      const painted = performance.getEntriesByName('first-paint')[0]!.startTime;
      const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')];
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const early = resources.filter(({ name, startTime }) => name.endsWith('.js') && startTime < painted);
      return {
        scripts: early.map(({ name }) => name.replace(/.*\//, '')),
        hosts: links.map(({ href }) => new URL(href).origin),
      };
    });
  };
  // The hint is all that the head looks at.
  const hint = { userID: 'u', refreshToken: 'r', refreshTokenExpire: Date.now() + 60_000 };
  await page.route('**/refresh-token', () => {});
  await page.goto(portal('/robots.txt'));
  await page.evaluate((session) => localStorage.setItem('wbn:session', JSON.stringify(session)), hint);
  const own = await asked('/newsfeed');
  const sources = ['src/entry-react.ts', 'src/entry-client.tsx', 'members'];
  expect(own.scripts).toEqual(expect.arrayContaining(sources.map(builtName)));
  expect(own.hosts).toEqual(expect.arrayContaining([addresses().accounts, addresses().api]));
  expect((await asked('/')).scripts).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  // The page sends visitors to the login. After an answer without content a browser stays where it is.
  await page.route(`${addresses().accounts}/login**`, (route) => route.fulfill({ status: 204 }));
  const visitors = await asked('/newsfeed');
  expect(visitors.scripts).toEqual([]);
  expect(visitors.hosts).not.toContain(addresses().accounts);
});

it('evaluates React in a task of its own, so that a visitor is heard before the page goes on', async () => {
  const page = await openPage();
  await page.addInitScript(() => {
    const order: string[] = [];
    Object.assign(window, { order });
    // React's first call during its evaluation, and the first request of the page's own script.
    const inject = () => {
      order.push('React');
      setTimeout(() => order.push('the end of its task'));
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject } });
    const find = document.getElementById.bind(document);
    document.getElementById = (id) => {
      if (!order.includes('the page')) order.push('the page');
      return find(id);
    };
  });
  await visit(page, '/');
  expect(await page.evaluate(() => (window as unknown as { order: string[] }).order)).toEqual([
    'React',
    'the end of its task',
    'the page',
  ]);
});

it('lays out what stands below the first screen when it works, and not before', async () => {
  const page = await openPage({ width: 412, height: 823 });
  const release = await holdScript(page);
  await page.goto(portal('/'), { waitUntil: 'commit' });
  const footer = page.locator('footer.footer');
  const visibility = () => footer.evaluate((one) => getComputedStyle(one).contentVisibility);
  await expect.poll(visibility).toBe('auto');
  release();
  await expect.poll(visibility).toBe('visible');
});

it('does not wait to be painted in the background', async () => {
  const page = await openPage();
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    // A background tab never paints, so the observer reports nothing.
    PerformanceObserver.prototype.observe = () => {};
  });
  await visit(page, '/');
});
