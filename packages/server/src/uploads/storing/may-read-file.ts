import { scopes as allScopes, canManage } from '@wbn/contract';
import { CallError, fairTurns, type SecondFactorRule, type Viewer, viewerOf } from '@wbn/http';
import { usableRoleIn } from '../../businesses/roles.ts';
import type { Db } from '../../db.ts';
import { threadOf } from '../../inquiries/party.ts';
import type { FileRight } from './private-links.ts';

/** Whether the right that a link names still holds. */
export type MayReadFile = (right: FileRight) => Promise<boolean>;

/**
 * Asks the database at each reading: the session may have ended, the person may have been suspended or removed from the business, and a business
 * may ask for a second step by now. People have their turn by how much they read, because no limit counts these readings.
 */
export function mayReadFiles(db: Db, secondFactor?: SecondFactorRule | undefined): MayReadFile {
  const inTurn = fairTurns({ atOnce: 8, maxWaiting: 400, memory: 60_000 });
  return (right) => inTurn({ networks: [], userID: right.userID }, () => holds(db, right, secondFactor));
}

async function holds(db: Db, right: FileRight, secondFactor: SecondFactorRule | undefined): Promise<boolean> {
  const { userID, sessionID, kind, of, as } = right;
  try {
    const claims = { userID, sessionID, scopes: allScopes, audience: '', expires: 0 };
    const viewer = await viewerOf(db, claims, secondFactor);
    if (kind === 'evidence') return await readsEvidence(db, viewer, of);
    if (!viewer.scopes.has('message')) return false;
    await threadOf(db, viewer, of, as === '' ? undefined : as);
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}

/** Operators, and people who manage the business. */
async function readsEvidence(db: Db, viewer: Viewer, businessID: string): Promise<boolean> {
  if (!viewer.scopes.has('manage')) return false;
  if (viewer.role === 'operator' && !viewer.isOperatorLocked) return true;
  const role = await usableRoleIn(db, viewer, businessID);
  return role !== null && canManage(role);
}
