import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Runs in a thread: tells each status as it arrives. */
const program = `
const { parentPort, workerData: { addresses, headers } } = require('node:worker_threads');
const { get } = require('node:http');
for (const address of addresses)
  get(address, { headers }, (answer) => {
    answer.resume().once('end', () => parentPort.postMessage([answer.statusCode, answer.headers['retry-after']]));
  });
`;

type Answer = readonly [status: number, retryAfter: string | undefined];

/** Asks for all addresses at once, from a thread of its own, so that no request waits for a server in this thread. */
export function flood(addresses: readonly string[], headers: Readonly<Record<string, string>>) {
  const thread = new Worker(program, { eval: true, workerData: { addresses, headers } });
  const answers: Answer[] = [];
  thread.on('message', (answer: Answer) => answers.push(answer));
  return {
    answers,
    async ended(): Promise<void> {
      while (answers.length < addresses.length) await once(thread, 'message');
      await thread.terminate();
    },
  };
}
