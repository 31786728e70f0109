import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Price, price steps, minimum order and the other commercial facts of a product, by their names in the contract. */
export const productOffers: Migration = {
  up: runSql(`
alter table products add column offer jsonb not null default '{}' check (jsonb_typeof(offer) = 'object');
`),
};
