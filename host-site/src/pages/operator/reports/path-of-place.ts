import type { ReportItem } from '@wbn/contract/shapes';

/** The page of the reported resource; short addresses redirect to canonical ones. */
export function pathOfPlace({ id, timelineID, type }: NonNullable<ReportItem['subject']['place']>): string {
  if (type === 'post') return `/timeline/${timelineID}?post=${id}`;
  return { business: '/business/', product: '/business-product/', user: '/profile/' }[type] + id;
}
