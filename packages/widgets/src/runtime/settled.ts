import { pageClient } from './core.ts';

const addresses = ['api', 'accounts', 'portal'] as const;

/** The packages contain no address: if a page sets none, the console and the widget say so. */
export class NotConfigured extends Error {
  override readonly name = 'NotConfigured';
  readonly notice: string;

  constructor(missing: readonly string[]) {
    const example = missing.map((name) => `${name}: 'https://${name}.example'`).join(', ');
    super(
      `The widgets do not know where to ask. Write: import { configure } from '@wbn/widgets/configure'; configure({ ${example} })`,
    );
    this.notice = this.message;
  }
}

const missing = () => addresses.filter((name) => !pageClient().options[name]);

let isReported = false;

/** Throws if a required address is missing. */
export function requireAddresses(): void {
  const names = missing();
  if (!names.length) return;
  const error = new NotConfigured(names);
  // biome-ignore lint/suspicious/noConsole: for the developer of a page, who sees nothing else of it
  if (!isReported) console.error(error.message);
  isReported = true;
  throw error;
}

/**
 * Resolves when the addresses are known; undefined if they are known already. A page's imports run before its own code, so `configure` has
 * until the end of that run.
 */
export const settled = (): Promise<void> | undefined =>
  missing().length ? new Promise((resume) => setTimeout(resume)).then(requireAddresses) : undefined;
