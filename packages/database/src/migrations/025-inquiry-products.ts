import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The product that an inquiry is about. A removed product keeps its row, so the conversation can still name it. */
export const inquiryProducts: Migration = {
  up: runSql(`
alter table inquiries add column product_id uuid references products on delete set null;
create index inquiries_product on inquiries (product_id) where product_id is not null;
`),
};
