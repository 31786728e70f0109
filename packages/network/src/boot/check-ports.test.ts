import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { allParts } from '../settings/read-parts.ts';
import { checkPorts } from './check-ports.ts';

it('a taken port is refused with a sentence that says what to write, before anything starts', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const ports = { portal: 0, api: 0, accounts: 0, payments: port, cdn: 0, files: 0 };
  const settings = { host: '127.0.0.1', ports, parts: new Set(allParts), payments: { kind: 'sandbox' } as const };
  await expect(checkPorts(settings)).rejects.toThrow(`Port ${port} is taken`);
  await expect(checkPorts(settings)).rejects.toThrow('as in WBN_PORT=9000');
  // Without the sandbox its port is not used.
  await checkPorts({ ...settings, payments: { kind: 'off' } });
  // The same for a process that starts other parts.
  await checkPorts({ ...settings, parts: new Set(['api', 'cdn'] as const) });
  await new Promise((resolve) => other.close(resolve));
  await checkPorts(settings);
  await expect(checkPorts({ ...settings, host: '203.0.113.7' })).rejects.toThrow('WBN_HOST');
});
