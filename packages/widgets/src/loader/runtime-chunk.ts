/** In `wbn.js` this file replaces `runtime.ts`. It fetches the runtime directly, because the way by the registry costs bytes. */
import type { RuntimeModule } from './api.ts';
import { fetchModule, folder } from './page.ts';

/** Inserted by the build: the hash of the runtime. */
declare const __WBN_RUNTIME__: string;

export async function loadRuntime(): Promise<RuntimeModule> {
  return (await fetchModule(folder, 'runtime', __WBN_RUNTIME__)) as RuntimeModule;
}

export const located = async (): Promise<void> => (await loadRuntime()).locate();
