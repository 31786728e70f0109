import { sql } from '@wbn/database';
import { pageOf, readNextID, writeNextID } from '../cursor.ts';
import type { Handler } from '../handler.ts';
import { partyOf } from '../inquiries/party.ts';
import { connectionOf, selectConnections } from './connection.ts';

const defaultSize = 20;
const largestSize = 50;

export const listConnections: Handler<'listConnections'> = async ({ query, viewer }, { db, picture }) => {
  const party = await partyOf(db, viewer, query.ubid);
  const below = readNextID(query.nextID);
  const size = Math.max(1, Math.min(query.size ?? defaultSize, largestSize));
  let list = selectConnections(db)
    .where('c.state', 'in', query.state ? [query.state] : ['pending', 'accepted'])
    .where((where) => where.or([where('c.fromPartyId', '=', party), where('c.toPartyId', '=', party)]));
  const other = query.with?.toLowerCase();
  if (other) {
    list = list.where((where) => where.or([where('c.fromPartyId', '=', other), where('c.toPartyId', '=', other)]));
  }
  if (below !== null) {
    list = list.where(sql<boolean>`(c.created_at, c.id) < (${below.createdAt}::timestamptz, ${below.id}::uuid)`);
  }
  const rows = await list
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id', 'desc')
    .limit(size + 1)
    .execute();
  const { last, shown } = pageOf(rows, size);
  return {
    items: shown.map((row) => connectionOf(row, picture)),
    nextID: last === undefined ? null : writeNextID(last),
  };
};
