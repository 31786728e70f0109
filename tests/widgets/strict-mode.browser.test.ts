import { beforeAll, expect, it } from 'vitest';
import { camelCase } from '../../scripts/docs/camel-case.ts';
import { addresses } from '../support/addresses.ts';
import { settled } from '../support/pages.ts';
import { cases, nameOf, type WidgetCase } from './cases.ts';
import { bundleApplication, shell } from './flavours.ts';
import { openBare } from './open.ts';

let code: string;
// Only React's development version mounts twice.
beforeAll(async () => {
  code = await bundleApplication('development');
});

/** The events that the listeners of a component heard, and its calls. */
async function draw(one: WidgetCase, isLoose: boolean) {
  const { api, accounts, cdn, portal } = addresses();
  const calls: string[] = [];
  const { page, element, troubles } = await openBare(shell('<div id="application"></div>'), {
    async prepare(made) {
      if (isLoose) await made.addInitScript(() => Object.assign(window, { isLoose: true }));
      await made.route(`${cdn}/application.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: code }),
      );
      made.on('request', (request) => {
        if (request.url().startsWith(api)) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
      });
    },
  });
  await page.addScriptTag({ url: `${cdn}/application.js`, type: 'module' });
  await page.waitForFunction(() => 'show' in window);
  const events = [...Object.keys(one.widget.meta.events ?? {}), 'wbn-error'].filter((name) => name !== 'wbn-ready');
  const props = Object.fromEntries(Object.entries(one.attributes).map(([name, value]) => [camelCase(name), value]));
  await page.evaluate(
    ([tag, given, listeners, settings]) => {
      const heard: string[] = [];
      const { configure, show } = Object.assign(window, { heard }) as unknown as Record<string, (all: unknown) => void>;
      configure!(settings);
      const on = Object.fromEntries(listeners.map((name) => [name, ({ type }: Event) => heard.push(type)] as const));
      show!([{ key: 'w', tag, props: { ...given, ...on, id: 'w', load: 'eager' } }]);
    },
    [
      one.widget.tag,
      props,
      [...events, 'wbn-ready'].map((name) => camelCase(`on${name.slice('wbn'.length)}`)),
      { api, accounts, portal, key: 'pk_demo' },
    ] as const,
  );
  await element.locator(one.ready).first().waitFor();
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as string[]);
  await expect.poll(heard).toContain('wbn-ready');
  await settled(page);
  const drawing = await heard();
  await element.evaluate((host, names) => {
    (Reflect.get(window, 'heard') as string[]).length = 0;
    for (const name of names) host.dispatchEvent(new CustomEvent(name, { detail: {}, bubbles: true }));
  }, events);
  expect(troubles).toEqual([]);
  return { drawing: drawing.toSorted(), heard: await heard(), calls: calls.toSorted(), events };
}

it.each(cases.map((one) => [nameOf(one), one] as const))(
  'in React’s StrictMode %s tells each listener once, and calls the API as often as without it',
  async (_, one) => {
    const strict = await draw(one, false);
    expect(strict.heard).toEqual(strict.events);
    const { drawing, calls } = await draw(one, true);
    expect(strict).toMatchObject({ drawing, calls });
    expect(drawing.filter((name) => name === 'wbn-ready')).toHaveLength(1);
  },
);
