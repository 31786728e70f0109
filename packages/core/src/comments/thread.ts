import { deepestResult, listComments, makeComment } from '@wbn/contract';
import type { ResourceType } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import type { Client, Drafts } from '../api/client.ts';
import type { WbnError } from '../api/errors.ts';
import { createIntent } from '../api/intent.ts';
import type { AnswerOf } from '../api/types.ts';
import { browserPlatform } from '../platform.ts';
import { actingBusiness } from '../reactions/like.ts';

/** Comments on a page. */
const commentsPage = 5;
/** Of one comment, in UTF-16 units; nobody counts them for the visitor. */
export const commentLimit = 512;

export type CommentsPage = AnswerOf<typeof listComments>['data'];
export type Comment = CommentsPage['comments'][number];

export interface ThreadState {
  /** Newest first. */
  readonly comments: readonly Comment[];
  readonly isLoading: boolean;
  /** The last page could not be loaded: `more` asks for it again. */
  readonly hasFailed: boolean;
  /** There may be older ones. */
  readonly hasMore: boolean;
  readonly text: string;
  /** The box is disabled and empty; the text comes back if the call fails. */
  readonly isSending: boolean;
  /** Why the last comment could not be posted. */
  readonly sendError: WbnError | undefined;
}

export interface Thread {
  get(): ThreadState;
  subscribe(listener: (state: ThreadState) => void): () => void;
  /** Fetches what others wrote meanwhile; a failure leaves things as they are. */
  refresh(): void;
  /** Fetches the next page of older comments, unless one is under way or there are no more. */
  more(): Promise<void>;
  type(text: string): void;
  /** Posts what was typed. Answers the comment; undefined when nothing was sent, or it failed. `locale`: of the error's sentence. */
  send(locale?: string): Promise<Comment | undefined>;
}

export interface ThreadOptions {
  readonly resourceType: ResourceType;
  readonly resourceID: string;
  /** The first page, where it is here already. */
  readonly first?: CommentsPage | undefined;
}

/** What was typed and not posted yet, by resource: it outlives an element that is removed. */
const inMemory: Drafts = new Map<string, string>();

export const fetchComments = async (client: Client, resourceID: string, skip = 0, signal?: AbortSignal) =>
  (
    await client.call(listComments, {
      params: { resourceID },
      query: { skip: `${skip}`, size: `${commentsPage}` },
      signal,
    })
  ).data;

/** The comments of one resource. Replies are a thread of their own: a comment's comments. */
export function createThread(client: Client, { resourceType, resourceID, first }: ThreadOptions): Thread {
  const { drafts = inMemory } = client.options;
  const {
    getState: get,
    setState,
    subscribe,
  } = createStore<ThreadState>(() => ({
    comments: [],
    isLoading: false,
    hasFailed: false,
    hasMore: true,
    text: drafts.get(resourceID) ?? '',
    isSending: false,
    sendError: undefined,
  }));
  /** All that is here once the page has come. Only an empty one is a sure end; a total that the server tells spares asking for it. */
  const show = (page: CommentsPage, comments: readonly Comment[]) =>
    setState({
      comments,
      isLoading: false,
      hasMore: page.comments.length > 0 && !(comments.length >= Math.min(page.total, deepestResult)),
    });
  if (first) show(first, first.comments);

  /** Others write meanwhile, so a page may bring what is here already. */
  const join = (newer: readonly Comment[], older: readonly Comment[]) => {
    const known = new Set(newer.map(({ commentID }) => commentID));
    return [...newer, ...older.filter(({ commentID }) => !known.has(commentID))];
  };

  const intent = createIntent(browserPlatform);

  const type = (text: string) => {
    drafts.set(resourceID, text);
    setState({ text });
  };

  const refresh = () => {
    fetchComments(client, resourceID).then(
      (page) => {
        const { comments } = page;
        const known = get().comments;
        const last = comments[commentsPage - 1];
        // A full page that does not reach what is here: more came meanwhile, and all below it is asked for again.
        if (last && !known.some(({ commentID }) => commentID === last.commentID)) show(page, comments);
        else setState({ comments: join(comments, known) });
      },
      () => {},
    );
  };

  return {
    get,
    subscribe,
    type,
    refresh,
    async more() {
      if (get().isLoading || !get().hasMore) return;
      setState({ isLoading: true, hasFailed: false });
      try {
        const page = await fetchComments(client, resourceID, get().comments.length);
        show(page, join(get().comments, page.comments));
      } catch {
        setState({ isLoading: false, hasFailed: true });
      }
    },
    async send(locale) {
      const { text: content, isSending } = get();
      if (isSending || !content.trim()) return undefined;
      setState({ text: '', isSending: true, sendError: undefined });
      try {
        const body = { resourceID, resourceType, content, businessID: actingBusiness(client) };
        const { data } = await intent(JSON.stringify(body), (idempotencyKey) =>
          client.call(makeComment, { body, idempotencyKey, locale }),
        );
        type('');
        setState({ comments: join([data], get().comments), isSending: false });
        // What others wrote meanwhile comes with it; the comment itself is here, whatever becomes of this.
        refresh();
        return data;
      } catch (error) {
        setState({ text: content, isSending: false, sendError: error as WbnError });
        return undefined;
      }
    },
  };
}
