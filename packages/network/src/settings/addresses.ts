import type { Ports } from './ports.ts';

/** Where the parts of a running network answer, as browsers reach them. */
export interface Addresses {
  readonly portal: string;
  readonly api: string;
  readonly accounts: string;
  readonly payments: string;
  readonly cdn: string;
  readonly files: string;
}

/** CDN and files stand on another site (127.0.0.1) than the portal (localhost), as they do in production. */
export const addressesOf = (ports: Ports, scheme: 'http' | 'https' = 'http'): Addresses => ({
  portal: `${scheme}://localhost:${ports.portal}`,
  api: `${scheme}://localhost:${ports.api}`,
  accounts: `${scheme}://localhost:${ports.accounts}`,
  payments: `${scheme}://localhost:${ports.payments}`,
  cdn: `${scheme}://127.0.0.1:${ports.cdn}`,
  files: `${scheme}://127.0.0.1:${ports.files}`,
});

/** The example of a sister site has a name of its own, so that it is an origin of its own: browsers take it to this machine. */
export const sisterExample = ({ cdn }: Addresses): string => cdn.replace('127.0.0.1', 'mx.localhost');
