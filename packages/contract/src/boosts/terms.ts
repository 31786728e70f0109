import type { CallTerms } from '../call.ts';

export const boostsTerms = {
  listBoosts: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  useBoost: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'PlanLimit', 'Conflict'],
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
