import { listInquiries, type SaidSubjects, subjectsAr, subjectsEs, subjectsIt, subjectsZh } from '@wbn/contract';
import type { Inquiry } from '@wbn/contract/shapes';
import { actors, type Client, inWords, lastTime, me } from '@wbn/core';

/** Newest conversations of one side. The inbox of that side has the older ones. */
const perSide = 100;

export interface OwnThread {
  /** `me`, or the id of the business to which the conversation belongs. */
  readonly side: string;
  /** The name of that business; undefined for the person. */
  readonly business: string | undefined;
  readonly thread: Inquiry;
  readonly other: Inquiry['from'];
}
export interface AllThreads {
  readonly threads: readonly OwnThread[];
  /** Sides whose older conversations are left out. */
  readonly longer: readonly { readonly side: string; readonly business: string | undefined }[];
}

const subjects: Readonly<Record<string, SaidSubjects>> = {
  es: subjectsEs,
  it: subjectsIt,
  zh: subjectsZh,
  ar: subjectsAr,
};

/** The conversations of a person and all their businesses, the latest message first, with subjects in the reader's language. */
export async function loadThreads(client: Client, locale: string): Promise<AllThreads> {
  const sides = [
    { side: me, business: undefined },
    ...(await actors(client)).map(({ businessID, name }) => ({ side: businessID, business: name })),
  ];
  const userID = client.session?.get().userID;
  const lists = await Promise.all(
    sides.map(async ({ business, side }) => {
      const { data } = await client.call(listInquiries, { query: { ubid: side, limit: perSide } });
      const own = side === me ? userID : side;
      return inWords(data, subjects[locale]).map(
        (thread): OwnThread => ({ side, business, thread, other: thread.from.id === own ? thread.to : thread.from }),
      );
    }),
  );
  const threads = lists.flat().sort((a, b) => lastTime(b.thread).localeCompare(lastTime(a.thread)));
  return { threads, longer: sides.filter((_, at) => lists[at]?.length === perSide) };
}
