import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { asJson, fromJson, type Hands } from '../support/hands.ts';
import { cases } from './cases.ts';
import { listening, runErrand, startOf, written, wrongOf } from './journeys.ts';
import { allReady, idOf, openAll } from './open-all.ts';

it('every widget is used by the keyboard alone, from the first key to what is sent', async () => {
  const opened = await openAll({
    isSignedIn: true,
    head: listening(),
    before: startOf,
    permissions: ['local-network-access', 'clipboard-write'],
  });
  const { page } = opened;
  const hands: Hands = {
    open: async (address) => void (await page.goto(address)),
    press: (key) => page.keyboard.press(key === ' ' ? 'Space' : key),
    run: async (body) => fromJson(await page.evaluate(asJson(body))),
    close: () => page.close(),
  };
  await allReady(page);
  for (const one of cases) await runErrand(hands, idOf(one));
  expect(opened.written).toEqual(expect.arrayContaining([...written]));
  expect(await wrongOf(hands)).toEqual([]);
  expect(opened.troubles).toEqual([]);
  expect(page.url()).toContain(addresses().portal);
});
