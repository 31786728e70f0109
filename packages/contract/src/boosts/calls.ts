import type { Call } from '../call.ts';

export const listBoosts = {
  method: 'GET',
  path: 'business/:id/boosts',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
  limit: 'read',
  errors: ['TokenNotFound', 'Forbidden'],
  extension: true,
} as const satisfies Call;

export const useBoost = {
  method: 'POST',
  path: 'business/:id/boosts',
  host: 'api',
  access: 'businessManager',
  scope: 'manage',
  limit: 'write',
  errors: ['TokenNotFound', 'Forbidden', 'PlanLimit', 'Conflict'],
  extension: true,
} as const satisfies Call;
