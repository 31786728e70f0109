import type { Viewer } from '@wbn/http';
import { fail } from '../fail.ts';

/** Access `operator`. The role is set only in the database (docs/operations.md). */
export function assertOperator(viewer: Viewer): void {
  if (viewer.role !== 'operator') fail('Forbidden');
}
