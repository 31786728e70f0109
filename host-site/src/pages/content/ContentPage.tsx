import { fill, fillValues } from '@wbn/content/fill';
import { useLoaderData } from 'react-router';
import { useSite } from '../../site-context.ts';
import { BlockView } from './BlockView.tsx';
import type { ContentData } from './page.ts';
import { TipsFooter } from './TipsFooter.tsx';
import { VisitorInvitation } from './VisitorInvitation.tsx';

/** Any page that is data: its title, its lead, its blocks. The texts are written in English. */
export function ContentPage() {
  const data = useLoaderData<ContentData>();
  const { edition } = useSite();
  const page = fill(data.page, fillValues(edition, new Date().getFullYear()));
  return (
    <article className={`content content-${page.layout}`} lang="en" dir="ltr">
      <header className="page-head">
        <h1>{page.title}</h1>
        <p className="lead">{page.lead}</p>
      </header>
      <div className="content-body">
        {page.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is data that never changes while it is shown
          <BlockView key={`${index}-${block.type}`} block={block} />
        ))}
      </div>
      {page.layout === 'marketing' ? <VisitorInvitation /> : null}
      {page.path.startsWith('/b2b-tips/') ? <TipsFooter path={page.path} /> : null}
    </article>
  );
}
