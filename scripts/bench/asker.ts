import { Agent, get } from 'node:http';

/** A separate process that requests an address repeatedly, eight at a time, so that the cost of requests does not count as the server's. */
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

const ask = (address: string) =>
  new Promise<void>((resolve, reject) => {
    get(address, { agent }, (told) => {
      if (told.statusCode !== 200) reject(new Error(`${address} answered ${told.statusCode}`));
      told.resume().on('end', resolve);
    }).on('error', reject);
  });

process.on('message', async ({ address, times }: { address: string; times: number }) => {
  let left = times;
  const lane = async () => {
    while (left-- > 0) await ask(address);
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  process.send?.('done');
});
