import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { cases } from '../widgets/cases.ts';
import { allReady, idOf, openAll } from '../widgets/open-all.ts';
import { pinned, pinnedLoader, pinnedRuntime, servePinned, todays } from './pinned.ts';

const parts = () => {
  const { accounts, api, portal } = addresses();
  const data = `data-key="pk_demo" data-api="${api}" data-accounts="${accounts}" data-portal="${portal}"`;
  const now = todays();
  return {
    old: {
      version: pinned,
      runtime: pinnedRuntime(),
      tag: `<script type="module" src="${pinnedLoader()}" ${data}></script>`,
    },
    new: {
      version: now.version,
      runtime: now.runtime,
      tag: `<script type="module" src="${now.loader}" ${data}></script>`,
    },
  };
};

interface Registry {
  readonly versions: string[];
  readonly tags: Record<string, number>;
  readonly core: Record<string, unknown>;
  readonly client: { readonly session: { get(): { status: string } } };
}
interface Finding {
  readonly about: string;
  readonly level: string;
  readonly text: string;
}

/** Brings each widget into every state that needs no changed answers. */
async function walkStates(page: Page, isSignedIn: boolean): Promise<void> {
  for (const one of cases) {
    for (const { isSignedIn: wants, answers, attributes, network, reach } of one.states) {
      if (!!wants !== isSignedIn || answers || attributes || network) continue;
      await reach?.(page.locator(`#${idOf(one)}`));
      await page.keyboard.press('Escape');
    }
  }
}
/** Records the release of each loaded file. */
const noteFiles = (page: Page, into: Set<string>) =>
  page.on('request', (request) => {
    const [, version, name] = /\/(\d+\.\d+\.\d+)\/([\w-]+)\./.exec(request.url()) ?? [];
    if (version) into.add(`${version} ${name}`);
  });

describe.each(['old', 'new'] as const)('with the loader of the %s release first', (first) => {
  const second = first === 'old' ? 'new' : 'old';

  it('both releases stand on one page: one registry, one session, every widget once, no error, and wbn.diagnose() names both', async () => {
    const { [first]: one, [second]: other } = parts();
    const refreshes: string[] = [];
    const { page, troubles } = await openAll({
      isSignedIn: true,
      scripts: one.tag + other.tag,
      async prepare(made) {
        made.on('request', (request) => request.url().endsWith('/refresh-token') && refreshes.push(request.url()));
        await servePinned(made);
      },
    });
    await allReady(page);
    // Adds more elements to the running page.
    await page.evaluate(
      (all) => {
        for (const [tag, attributes] of all) {
          const element = document.createElement(tag);
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
          document.body.append(element);
        }
      },
      cases.map(({ widget, attributes }) => [widget.tag, { load: 'eager', ...attributes }] as const),
    );
    for (const { widget, ready } of cases)
      await page.locator(`${widget.tag}:not([id])`).locator(ready).first().waitFor();
    const seen = await page.evaluate(async () => {
      const page = window as unknown as {
        [key: symbol]: Registry;
        wbn: { version: string; session(): Promise<object>; diagnose(): Promise<Finding[]> };
      };
      const { versions, tags, client } = page[Symbol.for('wbn.1')]!;
      return {
        versions,
        owners: [...new Set(Object.values(tags))],
        global: page.wbn.version,
        status: client.session.get().status,
        session: await page.wbn.session(),
        about: (await page.wbn.diagnose()).filter(({ about }) => about === 'version'),
      };
    });
    expect(seen).toMatchObject({
      versions: [one.version, other.version],
      owners: [1],
      global: one.version,
      status: 'authenticated',
      session: { loggedIn: true },
      about: [{ level: 'warning', text: expect.stringContaining(one.version) }],
    });
    expect(seen.about[0]!.text).toContain(other.version);
    expect(refreshes).toHaveLength(1);
    expect(troubles).toEqual([]);
  });
});

describe.each([
  ['old', 'new'],
  ['new', 'old'],
] as const)('the widgets of the %s release on the core of the %s one', (widgets, core) => {
  it.each([
    ['a visitor', false],
    ['a user', true],
  ])('are drawn, do what they do for %s, and speak Arabic', async (_, isSignedIn) => {
    const { [widgets]: mine, [core]: host } = parts();
    const files = new Set<string>();
    const { page, troubles } = await openAll({
      isSignedIn,
      // Both releases' loaders are present; the first handles the tags, and the other one's runtime has loaded before its own.
      scripts: `${mine.tag}<script type="module">await import('${host.runtime}')</script>`,
      body: '<template>%s</template>',
      async prepare(made) {
        noteFiles(made, files);
        await servePinned(made);
      },
    });
    await page.waitForFunction(() => (window as unknown as Record<symbol, Registry>)[Symbol.for('wbn.1')]?.core);
    await page.evaluate(() => {
      const template = document.querySelector('template')!;
      Object.assign(window, { core: (window as unknown as Record<symbol, Registry>)[Symbol.for('wbn.1')]!.core });
      document.body.append(template.content);
    });
    await allReady(page);
    await walkStates(page, isSignedIn);
    for (const { widget } of cases) expect([...files]).toContain(`${mine.version} ${widget.tag.slice(4)}`);
    expect(
      await page.evaluate(
        () =>
          Reflect.get(window, 'core') === (window as unknown as Record<symbol, Registry>)[Symbol.for('wbn.1')]!.core,
      ),
    ).toBe(true);
    await page.evaluate(() => {
      document.documentElement.lang = 'ar';
    });
    for (const one of cases)
      await page
        .locator(`#${idOf(one)} [part=root][lang=ar][dir=rtl]`)
        .first()
        .waitFor();
    expect(troubles).toEqual([]);
  });
});
