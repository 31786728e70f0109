import { fill, fillValues } from '@wbn/content/fill';
import { tips } from '@wbn/content/tips';
import { BookOpen } from 'lucide';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';

export function TipList({ except }: { readonly except?: string }) {
  const { edition } = useSite();
  const values = fillValues(edition, 0);
  return (
    <ul className="tip-list">
      {tips
        .filter(({ path }) => path !== except)
        .map(({ lead, path, shortTitle }) => (
          <li key={path}>
            <PageLink className="tip" to={path}>
              <Icon node={BookOpen} />
              <span>
                <b>{fill(shortTitle, values)}</b>
                <span>{fill(lead, values)}</span>
              </span>
            </PageLink>
          </li>
        ))}
    </ul>
  );
}
