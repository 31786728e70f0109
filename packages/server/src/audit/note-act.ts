import { jsonb } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Trx } from '../db.ts';

export interface Act {
  /** `<concept>.<past participle>`, e.g. 'member.removed'. */
  readonly action: string;
  readonly businessId?: string;
  readonly resourceType?: string;
  readonly resourceId?: string;
  readonly data?: Record<string, unknown>;
}

/** Writes a privileged action into the append-only log, in the transaction of the action. `actor` null: the network itself. */
export const noteAct = (trx: Trx, actor: Viewer | null, { data = {}, ...act }: Act) =>
  trx
    .insertInto('auditLog')
    .values((of) => ({
      ...act,
      actorUserId: actor?.userID ?? null,
      actorKind: actor?.role ?? 'system',
      data: jsonb(data),
      device: of
        .selectFrom('sessions')
        .select('userAgentLabel')
        .where('id', '=', actor?.sessionID ?? null),
    }))
    .execute();
