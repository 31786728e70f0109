import type { Call } from '../call.ts';

export const listBoosts = {
  method: 'GET',
  path: 'business/:id/boosts',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;

export const useBoost = {
  method: 'POST',
  path: 'business/:id/boosts',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
} as const satisfies Call;
