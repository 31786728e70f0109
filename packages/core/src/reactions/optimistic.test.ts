import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOptimistic } from './optimistic.ts';

/** A server whose answers the test releases. */
function held() {
  const waiting: { on: boolean; answer: (count?: number) => void; fail: (error: unknown) => void }[] = [];
  const send = (on: boolean) =>
    new Promise<number | undefined>((answer, fail) => {
      waiting.push({ on, answer, fail });
    });
  return { waiting, send };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a like', () => {
  it('counts at once, and stays when the server agrees', async () => {
    const { waiting, send } = held();
    const like = createOptimistic({ on: false, count: 7 }, send);
    like.toggle();
    expect(like.get()).toEqual({ on: true, count: 8 });
    waiting[0]?.answer(12);
    await settled();
    expect(like.get()).toEqual({ on: true, count: 12 });
  });

  it('goes back without a word when the call fails, and unlike works the same way', async () => {
    for (const on of [false, true]) {
      const { waiting, send } = held();
      const errors: unknown[] = [];
      const like = createOptimistic({ on, count: 7 }, send, (error) => errors.push(error));
      like.toggle();
      expect(like.get()).toEqual({ on: !on, count: on ? 6 : 8 });
      waiting[0]?.fail(new Error('500'));
      await settled();
      expect(like.get()).toEqual({ on, count: 7 });
      expect(errors).toHaveLength(1);
    }
  });

  it('sends one call at a time, and as many as the last click needs', async () => {
    const { waiting, send } = held();
    const like = createOptimistic({ on: false, count: 0 }, send);
    like.toggle();
    like.toggle();
    like.toggle();
    expect(waiting.map(({ on }) => on)).toEqual([true]);
    waiting[0]?.answer();
    await settled();
    expect(waiting).toHaveLength(1);
    like.toggle();
    expect(waiting.map(({ on }) => on)).toEqual([true, false]);
  });

  it('that is loaded while a click is under way keeps the click', async () => {
    const { waiting, send } = held();
    const like = createOptimistic({ on: false, count: 0 }, send);
    like.toggle();
    like.load({ count: 40 });
    expect(like.get()).toEqual({ on: true, count: 41 });
    waiting[0]?.fail(new Error('500'));
    await settled();
    expect(like.get()).toEqual({ on: false, count: 40 });
  });

  it('never counts below nothing', () => {
    const like = createOptimistic({ on: true, count: 0 }, held().send);
    like.toggle();
    expect(like.get().count).toBe(0);
  });

  it('shows what the server has, whatever the order of clicks, reads, answers and failures', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.boolean(), { maxLength: 12 }),
        fc.integer({ min: 0, max: 4095 }),
        fc.integer({ min: 1, max: 3 }),
        fc.boolean(),
        async (scheduler, fails, clicks, reads, isOn) => {
          const server = { on: isOn, count: 5 };
          let calls = 0;
          const send = scheduler.scheduleFunction(async (on: boolean) => {
            if (fails[calls++]) throw new Error('failed');
            if (server.on !== on) server.count += on ? 1 : -1;
            server.on = on;
            return server.count;
          });
          const later = () => scheduler.schedule(Promise.resolve(), 'read');
          // An answer may arrive long after the server read its values.
          const read = async () => {
            await later();
            const found = { ...server };
            await later();
            return found;
          };
          const like = createOptimistic({ on: false, count: 0 }, send);
          for (let asked = 0; asked < reads; asked++) void like.loadFrom(read);
          for (let click = 0; click < clicks % 9; click++) {
            scheduler.schedule(Promise.resolve(), 'click').then(() => like.toggle());
          }
          await scheduler.waitIdle();
          expect(like.get()).toEqual(server);
        },
      ),
      { numRuns: 300 },
    );
  });
});
