import type { ReportItem } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';

export interface ReportCardProps {
  readonly client: Client;
  readonly report: ReportItem;
  readonly onChanged: (report: ReportItem) => void;
}
