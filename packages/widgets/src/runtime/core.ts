import type { Call } from '@wbn/contract';
import type { Country } from '@wbn/contract/shapes';
import ky from 'ky';
import { addresses } from './addresses.ts';
import { pageRegistry } from './registry.ts';

/** What widgets ask of `@wbn/core`. */
export interface Core {
  readonly addresses: { readonly api: string; readonly accounts: string; readonly portal: string };
  call<Answer>(
    call: Call,
    input?: { params?: object; query?: object; body?: object },
    signal?: AbortSignal,
  ): Promise<Answer>;
  /** Fetched once for all widgets of the page. */
  countries(): Promise<readonly Country[]>;
}

export const pageCore = (): Core => ({
  addresses: { ...addresses, ...pageRegistry().config },
  call: async (call, input, signal) =>
    (
      (await ky(call.path, { method: call.method, json: input?.body, signal, prefixUrl: addresses.api }).json()) as {
        data: never;
      }
    ).data,
  countries: async () => [],
});
