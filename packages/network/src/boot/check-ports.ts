import { createServer } from 'node:net';
import type { Part } from '../settings/read-parts.ts';
import { SettingError } from '../settings/read-setting.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Checks that every needed port is free, before anything is built or written.
 * @throws SettingError that says what to write
 */
export async function checkPorts({
  host,
  parts,
  payments,
  ports,
}: Pick<Settings, 'host' | 'parts' | 'payments' | 'ports'>): Promise<void> {
  for (const [part, port] of Object.entries(ports) as [Part, number][]) {
    // Only the sandbox listens on this port.
    if (!parts.has(part) || (part === 'payments' && payments.kind !== 'sandbox')) continue;
    const code = await refusal(port, host);
    if (code === 'EADDRINUSE') {
      throw new SettingError(
        `Port ${port} is taken by another program. End that one, or write the first of six free ports, as in WBN_PORT=9000.`,
      );
    }
    if (code !== undefined) {
      throw new SettingError(
        `${host}:${port} cannot be listened on (${code}). Write an address of this machine in WBN_HOST, and free ports in WBN_PORT.`,
      );
    }
  }
}

const refusal = (port: number, host: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
