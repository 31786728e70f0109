import type { RuntimeModule } from './api.ts';

/** The page's runtime, once it knows the addresses. */
export const runtime = async (): Promise<RuntimeModule> => {
  const module: RuntimeModule = await import('../runtime/cdn.ts');
  await module.locate();
  return module;
};
