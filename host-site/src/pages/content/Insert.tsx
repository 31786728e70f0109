import { footerPhones } from '@wbn/content/footer';
import type { Block } from '@wbn/content/pages';
import { TerritorialList } from '../../shell/TerritorialList.tsx';
import { useSite } from '../../site-context.ts';
import { PackageCards } from './PackageCards.tsx';
import { PackageComparison } from './PackageComparison.tsx';
import { TipList } from './TipList.tsx';

/** The parts of a page whose content stands elsewhere. */
export function Insert({ what }: Pick<Extract<Block, { type: 'insert' }>, 'what'>) {
  const { edition } = useSite();
  switch (what) {
    case 'tips':
      return <TipList />;
    case 'packages':
      return <PackageCards />;
    case 'comparison':
      return <PackageComparison />;
    case 'network':
      return <TerritorialList />;
    case 'phones':
      return (
        <ul>
          {footerPhones.map(({ id, label }) => (
            <li key={id}>
              {label}: <a href={`tel:${edition.phones[id].replace(/\s/g, '')}`}>{edition.phones[id]}</a>
            </li>
          ))}
        </ul>
      );
  }
}
