import type { ReportItem } from '@wbn/contract/shapes';

/** Where a visitor reads what was reported; short addresses lead to the canonical ones. */
export function pathOfPlace({ id, timelineID, type }: NonNullable<ReportItem['subject']['place']>): string {
  if (type === 'post') return `/timeline/${timelineID}?post=${id}`;
  return { business: '/business/', product: '/business-product/', user: '/profile/' }[type] + id;
}
