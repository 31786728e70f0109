import { inject } from 'vitest';

/** Where the parts of a running network answer. */
export interface Addresses {
  portal: string;
  api: string;
  accounts: string;
  payments: string;
  cdn: string;
  files: string;
}

/** A running network as tests see it. */
export interface Network {
  addresses: Addresses;
  /** The folder of the running network: without a mail server, mails are files in it. */
  dataDir: string;
}

/** Each worker of a run has a network of its own: files that run side by side never see each other's data. */
const network = (): Network => {
  const all = inject('networks');
  return all[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % all.length]!;
};

export const addresses = (): Addresses => network().addresses;
export const dataDir = (): string => network().dataDir;

declare module 'vitest' {
  export interface ProvidedContext {
    networks: Network[];
  }
}
