import { idFromParameter, listInquiries, listMessages, loadNewsfeed, memberHome, myBusinesses } from '@wbn/contract';
import { actingBusiness, type Client, me } from '@wbn/core';

/** Posts whose pictures a first screen may show. */
const onFirstScreen = 2;

async function newsfeed(client: Client): Promise<void> {
  client.call(myBusinesses);
  const { data } = await client.call(loadNewsfeed, {
    query: { nextID: undefined, businessID: actingBusiness(client) },
  });
  for (const { body } of data.items.slice(0, onFirstScreen)) if (body.picture) new Image().src = body.picture.url;
}

function inbox(client: Client, party: string, rid?: string): void {
  const speaker = party === client.session?.get().userID ? me : party;
  client.call(listInquiries, { query: { ubid: speaker } });
  client.call(myBusinesses);
  if (rid) client.call(listMessages, { params: { rid }, query: { bid: speaker === me ? undefined : speaker } });
}

/** The calls that a page of a logged-in person begins with, by the name in its route (`early`). */
export const firstCalls = {
  newsfeed,
  home(client: Client) {
    client.call(memberHome);
    client.call(loadNewsfeed);
  },
  messages(client: Client, path: string) {
    const [, slug = me, rid] = /^\/business\/([^/]+)\/requests(?:\/([^/]+))?/.exec(path) ?? [];
    inbox(client, slug === me ? me : idFromParameter(slug), rid);
  },
} as const satisfies Record<string, (client: Client, path: string) => unknown>;

export type FirstCalls = keyof typeof firstCalls;
