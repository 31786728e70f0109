import { businessAudit } from '@wbn/contract';
import type { BusinessAct, businessActKinds } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';

export type ActKind = (typeof businessActKinds)[number];

export interface Acts {
  readonly items: readonly BusinessAct[];
  readonly total: number;
}

/** Acts that one click shows. */
export const pageSize = 25;
/** The most that a call answers. */
const largest = 200;

export const loadActs = async (
  client: Client,
  id: string,
  kind: ActKind | undefined,
  page: number,
  size = pageSize,
): Promise<Acts> => {
  const query = { page: String(page), size: String(size), ...(kind && { kind }) };
  return (await client.call(businessAudit, { params: { id }, query })).data;
};

/** All acts of a kind for a file. An act that moves to the next page meanwhile is kept once. */
export async function loadAllActs(client: Client, id: string, kind: ActKind | undefined): Promise<BusinessAct[]> {
  const acts = new Map<number, BusinessAct>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await loadActs(client, id, kind, page, largest);
    for (const act of items) acts.set(act.auditID, act);
    if (items.length < largest || page * largest >= total) return [...acts.values()];
  }
}
