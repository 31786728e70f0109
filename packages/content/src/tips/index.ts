import { bestProductsForExport } from './best-products-for-export-tip-6.ts';
import { distributionNetwork } from './distribution-network-tip-3.ts';
import { exportToTheWorld } from './export-to-the-world-tip-0.ts';
import { howToCreateExportSystem } from './how-to-create-export-system-tip-1.ts';
import { industrialMarketing } from './industrial-marketing-tip-2.ts';
import { internationalBuyers } from './international-buyers-tip-4.ts';
import { qualifiedExportingCompanies } from './qualified-exporting-companies-tip-5.ts';
import type { Tip } from './types.ts';

export type { Tip } from './types.ts';

/** The seven articles, by their number. */
export const tips: readonly Tip[] = [
  exportToTheWorld,
  howToCreateExportSystem,
  industrialMarketing,
  distributionNetwork,
  internationalBuyers,
  qualifiedExportingCompanies,
  bestProductsForExport,
];
