import { sql } from '@wbn/database';
import { hasSecondFactorSql } from '@wbn/http';
import type { Db } from '../db.ts';
import { mayAct } from '../users/may-act.ts';

/** The members of a business (`m`, `u`) who can log in and have no two-step login. */
export const membersWithoutSecondFactor = (db: Db, businessID: string) =>
  db
    .selectFrom('businessMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .where('m.businessId', '=', businessID)
    .where(mayAct('u'))
    .where(sql<boolean>`not ${hasSecondFactorSql(sql.ref('u.id'))}`)
    .orderBy('u.id');
