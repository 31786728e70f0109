import { inject } from 'vitest';

/** Addresses of a running network's parts. */
export interface Addresses {
  portal: string;
  api: string;
  accounts: string;
  payments: string;
  cdn: string;
  files: string;
}

/** A running network for tests. */
export interface Network {
  addresses: Addresses;
  /** The network's data folder: without a mail server it contains the mails. */
  dataDir: string;
}

let own: Network | undefined;
/** From now on this test file works on a network that it has started itself. */
export const useNetwork = (network: Network): void => {
  own = network;
};

/** The next file works on the network of its worker. */
export const leaveNetwork = (): void => {
  own = undefined;
};

/** Each worker has its own network: concurrent files never share data. */
const network = (): Network => {
  if (own) return own;
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
