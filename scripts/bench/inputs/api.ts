import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallName } from '@wbn/contract';
import { fullWorld } from './full-world.ts';

/**
 * api.ts URL BUSINESSES: API, account site and portal in a process of their own, which measures for how long its event loop answers nobody. Begins
 * at `begin`, and tells the longest time in milliseconds at `tell`. Makes the resources that a call consumes at `fresh NAME`, and
 * a login at the account site at `login`.
 */
const [url = '', businesses = ''] = process.argv.slice(2);
/** Milliseconds between two looks at the event loop. */
const resolution = 1;
const { addresses, fresh, ids, logIn, scene, stop, tokens } = await fullWorld(url, Number(businesses));
const delays = monitorEventLoopDelay({ resolution });
delays.enable();
let begun = process.threadCpuUsage();

process.on('message', async (asked: string) => {
  if (asked === 'end') {
    await stop();
    process.exit(0);
  }
  if (asked.startsWith('fresh ')) process.send?.(await fresh(asked.slice('fresh '.length) as CallName));
  if (asked === 'login') process.send?.(await logIn());
  if (asked === 'begin') {
    // The message itself keeps the loop busy for a moment.
    await wait(3 * resolution);
    delays.reset();
    begun = process.threadCpuUsage();
    process.send?.('begun');
  }
  if (asked === 'tell') {
    await wait(2 * resolution);
    const { system, user } = process.threadCpuUsage(begun);
    // On a busy machine others get the processor meanwhile: no block is longer than all the work of this thread.
    process.send?.({ block: Math.min((system + user) / 1000, Math.max(0, delays.max / 1e6 - resolution)) });
  }
});
process.send?.({ addresses, ids, scene, tokens });
