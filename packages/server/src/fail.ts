import type { ErrorName } from '@wbn/contract';
import { CallError, type CallErrorDetails } from '@wbn/http';

/** Ends a call with a refusal of the contract. As an expression it stands where a value is missing: `row ?? fail('NotFound')`. */
export function fail(name: ErrorName, details?: CallErrorDetails): never {
  throw new CallError(name, details);
}
