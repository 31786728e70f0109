import type { ReadRows } from '@wbn/core';
import address from './list-worker.ts?worker&url';
import type { ListFile } from './read-list.ts';
import type { FileProblem } from './table-of.ts';

interface Policy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Milliseconds after which a list is given up. */
const patience = 20_000;

let policy: Policy | undefined;
/** The address as the browser demands it where scripts must be trusted. The policy knows this one script. */
function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('wbn-list-worker', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

type Told = { readonly isReady: true } | { readonly read: ReadRows | FileProblem };

/**
 * Reads a list in a worker, so that a file that takes long does not hold the page. The worker ends with its answer, after twenty seconds, or with the
 * signal. Undefined where the browser starts no worker.
 */
export function readAside(file: ListFile, signal: AbortSignal): Promise<ReadRows | FileProblem | undefined> {
  return new Promise((resolve, reject) => {
    let worker: Worker;
    try {
      worker = new Worker(trusted(), { type: 'module' });
    } catch {
      resolve(undefined);
      return;
    }
    let hasBegun = false;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      worker.terminate();
      settle();
    };
    const leave = () => end(() => reject(signal.reason));
    const timer = setTimeout(() => end(() => resolve('tooSlow')), patience);
    signal.addEventListener('abort', leave);
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('read' in data) return end(() => resolve(data.read));
      hasBegun = true;
      worker.postMessage(file, [file.bytes]);
    };
    // Before its first message its script could not be loaded: the page reads the list itself.
    worker.onerror = () => end(() => resolve(hasBegun ? 'unreadable' : undefined));
  });
}
