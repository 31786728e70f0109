import { loadNewsfeed, memberHome, searchPath, suspendedBusinesses } from '@wbn/contract';
import type { MemberHome as Home } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { useLoaderData } from 'react-router';
import { withCards } from '../../browser/with-cards.ts';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { FollowUnread, useFollowUnread } from '../../session/FollowUnread.tsx';
import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { ProductTile } from '../../ui/ProductTile.tsx';
import { NewPosts } from './NewPosts.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { HomeTexts } from './texts/en.ts';
import { Waiting } from './Waiting.tsx';
import '../../ui/form/form.css';
import './member-home.css';

/** The home is complete without posts and suspensions, so their failure is not a failure of the page. */
async function open(client: Client) {
  const [home, posts, suspended] = await Promise.all([
    withCards(client.call(memberHome)),
    client.call(loadNewsfeed).then(
      ({ data }) => data.items,
      () => [],
    ),
    client.call(suspendedBusinesses).then(
      ({ data }) => data,
      () => [],
    ),
  ]);
  const { businesses } = home.data;
  const own = new Set([client.session?.get().userID, ...businesses.map(({ businessID }) => businessID)]);
  const others = posts.filter(({ author }) => !own.has(author.businessID ?? author.userID));
  return { ...home.data, suspended, posts: others.slice(0, 3) };
}

const unreadIn = ({ businesses, own }: Home) => businesses.reduce((sum, { unread }) => sum + unread, own.unread);

/** The start page of a member: what waits, what is new, and suggestions with their reasons. */
export function MemberHome() {
  const { texts } = useLoaderData<{ readonly texts: HomeTexts }>();
  const { errors } = useSite().texts;
  const following = useFollowUnread();
  return (
    <PersonalPage loading={texts.loading} failed={errors.again} load={open}>
      {(home, client, reload) => (
        <div className="member-home">
          <FollowUnread following={following} shown={unreadIn(home)} reload={reload} />
          <h1>{texts.title}</h1>
          <Waiting client={client} home={home} suspended={home.suspended} texts={texts} />
          <section className="member-home-part" aria-labelledby="home-new">
            <h2 id="home-new">{home.follows ? texts.newOfFollowed : texts.newOfAll}</h2>
            {home.follows ? null : (
              <p>
                {texts.followsNobody} <PageLink to={searchPath()}>{texts.findSuppliers}</PageLink>
              </p>
            )}
            {home.posts.length || home.products.length ? null : <p>{texts.nothingNew}</p>}
            <NewPosts posts={home.posts} texts={texts} />
            {home.products.length ? (
              <>
                <h3>{texts.newProducts}</h3>
                <ul className="product-grid">
                  {home.products.map((product) => (
                    <li key={product.productID}>
                      <ProductTile product={product} />
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </section>
          <Suggestions suggestions={home.suggestions} texts={texts} />
        </div>
      )}
    </PersonalPage>
  );
}
