import { BookOpen } from 'lucide';
import { useLoaderData } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { ContentData } from './loader.ts';

export function TipList({ except }: { readonly except?: string }) {
  const { tips } = useLoaderData<ContentData>();
  return (
    <ul className="tip-list">
      {tips
        .filter(({ path }) => path !== except)
        .map(({ lead, path, shortTitle }) => (
          <li key={path}>
            <PageLink className="tip" to={path}>
              <Icon node={BookOpen} />
              <span>
                <b>{shortTitle}</b>
                <span>{lead}</span>
              </span>
            </PageLink>
          </li>
        ))}
    </ul>
  );
}
