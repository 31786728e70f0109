import type { Block } from '@wbn/content/pages';
import { TerritorialList } from '../../shell/TerritorialList.tsx';
import { PackageCards } from './PackageCards.tsx';
import { PackageComparison } from './PackageComparison.tsx';
import { TipList } from './TipList.tsx';

/** Parts of a page with content from elsewhere. */
export function Insert({ what }: Pick<Extract<Block, { type: 'insert' }>, 'what'>) {
  switch (what) {
    case 'tips':
      return <TipList />;
    case 'packages':
      return <PackageCards />;
    case 'comparison':
      return <PackageComparison />;
    case 'network':
      return <TerritorialList />;
  }
}
