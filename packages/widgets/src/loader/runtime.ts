import type { RuntimeModule } from './api.ts';

export const loadRuntime = (): Promise<RuntimeModule> => import('../runtime/cdn.ts');

/** Resolves once the page's runtime knows the addresses. */
export const located = async (): Promise<void> => (await loadRuntime()).locate();
