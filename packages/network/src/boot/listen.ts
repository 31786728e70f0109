import type { RequestListener } from 'node:http';
import { httpServer, strictTransport } from '@wbn/http';
import type { Settings } from '../settings/settings.ts';

/** Listens on one of the network's ports, with TLS if configured; returns a function that closes it. */
export async function listen(settings: Settings, port: number, handler: RequestListener): Promise<() => Promise<void>> {
  const isSecure = settings.addresses.portal.startsWith('https:');
  const secured: RequestListener = (request, response) => {
    if (isSecure) response.setHeader('strict-transport-security', strictTransport);
    handler(request, response);
  };
  const server = httpServer(secured, { tls: settings.tls });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, settings.host, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
