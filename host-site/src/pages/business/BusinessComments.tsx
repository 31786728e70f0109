import { MessageSquare } from 'lucide';
import { useSite } from '../../site-context.ts';
import { Comments } from '../../ui/Comments.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { useInView } from '../../ui/use-in-view.ts';

/** Comments on a business, and a link to its own posts. Loaded when the reader scrolls near. */
export function BusinessComments({ businessID }: { readonly businessID: string }) {
  const { business } = useSite().texts;
  const [place, seen] = useInView<HTMLElement>();
  return (
    <section className="business-comments" id="comments" aria-labelledby="comments-title" ref={place}>
      <div className="business-comments-head">
        <h2 id="comments-title">{business.comments}</h2>
        <PageLink className="button" to={`/timeline/${businessID}`}>
          <Icon node={MessageSquare} size={16} />
          {business.posts}
        </PageLink>
      </div>
      {seen ? <Comments resourceID={businessID} resourceType="business" /> : null}
    </section>
  );
}
