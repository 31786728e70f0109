import type { Ports } from './ports.ts';

/** Public addresses of a network's parts. */
export interface Addresses {
  readonly portal: string;
  readonly api: string;
  readonly accounts: string;
  readonly payments: string;
  readonly cdn: string;
  readonly files: string;
}

/** CDN and files use another site (127.0.0.1) than the portal (localhost), as in production. */
export const addressesOf = (ports: Ports, scheme: 'http' | 'https' = 'http'): Addresses => ({
  portal: `${scheme}://localhost:${ports.portal}`,
  api: `${scheme}://localhost:${ports.api}`,
  accounts: `${scheme}://localhost:${ports.accounts}`,
  payments: `${scheme}://localhost:${ports.payments}`,
  cdn: `${scheme}://127.0.0.1:${ports.cdn}`,
  files: `${scheme}://127.0.0.1:${ports.files}`,
});

/** The sister-site example has a separate host name, hence a separate origin; browsers resolve it to this machine. */
export const sisterExample = ({ cdn }: Addresses): string => cdn.replace('127.0.0.1', 'mx.localhost');
