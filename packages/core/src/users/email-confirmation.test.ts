import { expect, it } from 'vitest';
import type { Client } from '../api/client.ts';
import { createEmailConfirmation, emailConfirmationOf } from './email-confirmation.ts';

/** A client that counts its calls and answers from `person`, and a manual clock. */
function world(person = { email: 'ana@people.example', confirmed: false, required: true }) {
  const waiting = new Set<() => void>();
  const it = { calls: 0, person };
  const client = {
    call: async () => {
      it.calls += 1;
      return { data: it.person };
    },
  } as unknown as Client;
  const after = (_ms: number, run: () => void) => {
    waiting.add(run);
    return () => waiting.delete(run);
  };
  const turn = async () => {
    const due = [...waiting];
    waiting.clear();
    for (const run of due) run();
    await new Promise((done) => setImmediate(done));
  };
  return Object.assign(it, { client, after, turn, waiting });
}

it('many forms of one page look at the confirmation together, until the last of them is gone', async () => {
  const it = world();
  const confirmation = createEmailConfirmation(it.client, { after: it.after });
  const stops = [confirmation.watch(), confirmation.watch(), confirmation.watch()];
  await it.turn();
  expect([it.calls, confirmation.get().missing]).toEqual([1, 'ana@people.example']);
  await it.turn();
  expect(it.calls).toBe(2);
  stops[0]!();
  stops[0]!();
  stops[1]!();
  await it.turn();
  expect(it.calls).toBe(3);
  stops[2]!();
  await it.turn();
  expect([it.calls, it.waiting.size]).toEqual([3, 0]);
});

it('ends by itself when the address is confirmed, and begins anew for a form that comes later', async () => {
  const it = world();
  const confirmation = createEmailConfirmation(it.client, { after: it.after });
  const stop = confirmation.watch();
  await it.turn();
  it.person = { ...it.person, confirmed: true };
  await it.turn();
  expect([confirmation.get().missing, it.waiting.size]).toEqual([undefined, 0]);
  stop();
  confirmation.watch();
  await it.turn();
  expect(it.calls).toBe(3);
});

it('each client has one confirmation', () => {
  const [one, other] = [world().client, world().client];
  expect(emailConfirmationOf(one)).toBe(emailConfirmationOf(one));
  expect(emailConfirmationOf(one)).not.toBe(emailConfirmationOf(other));
});
