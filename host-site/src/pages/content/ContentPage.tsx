import { useLoaderData } from 'react-router';
import { directionOf } from '../../settings.ts';
import { useSite } from '../../site-context.ts';
import { BlockView } from './BlockView.tsx';
import { ContentIndex } from './ContentIndex.tsx';
import type { ContentData } from './loader.ts';
import { OwnBusinessesContext, useOwnBusinesses } from './own-businesses.ts';
import { PackageOwners } from './PackageOwners.tsx';
import { TipsFooter } from './TipsFooter.tsx';
import { VisitorInvitation } from './VisitorInvitation.tsx';

/** A page from data: title, lead and blocks. */
export function ContentPage() {
  const { page } = useLoaderData<ContentData>();
  const { locale } = useSite();
  const spoken = page.language === locale ? {} : { lang: page.language, dir: directionOf(page.language) };
  const own = useOwnBusinesses(page.blocks);
  return (
    <OwnBusinessesContext value={own}>
      <article className={`content content-${page.layout}`}>
        <header className="page-head" {...spoken}>
          <h1>{page.title}</h1>
          <p className="lead">{page.lead}</p>
          {page.note ? <p>{page.note}</p> : null}
          <PackageOwners path={page.path} />
        </header>
        <ContentIndex blocks={page.blocks} spoken={spoken} />
        <div className="content-body" {...spoken}>
          {page.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is data that never changes while it is shown
            <BlockView key={`${index}-${block.type}`} block={block} />
          ))}
        </div>
        {page.layout === 'marketing' ? <VisitorInvitation /> : null}
        {page.path.startsWith('/b2b-tips/') ? <TipsFooter path={page.path} /> : null}
      </article>
    </OwnBusinessesContext>
  );
}
