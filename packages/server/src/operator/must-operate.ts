import type { Viewer } from '@wbn/http';
import { fail } from '../fail.ts';

/** Access `operator`: who runs the network. The role is given in the database alone (docs/operations.md). */
export function mustOperate(viewer: Viewer): void {
  if (viewer.role !== 'operator') fail('Forbidden');
}
