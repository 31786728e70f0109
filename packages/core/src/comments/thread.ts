import { deepestResult, listComments, makeComment } from '@wbn/contract';
import type { ResourceType } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import type { Client, Drafts } from '../api/client.ts';
import type { WbnError } from '../api/errors.ts';
import { createIntent } from '../api/intent.ts';
import type { AnswerOf } from '../api/types.ts';
import { keptDrafts } from '../drafts/kept.ts';
import { browserPlatform } from '../platform.ts';
import { actingBusiness } from '../session/acting-business.ts';

/** Comments per page. */
const commentsPage = 5;
/** Longest comment in UTF-16 units. */
export const commentLimit = 512;

export type CommentsPage = AnswerOf<typeof listComments>['data'];
export type Comment = CommentsPage['comments'][number];

export interface ThreadState {
  /** Newest first. */
  readonly comments: readonly Comment[];
  readonly isLoading: boolean;
  /** The last page failed to load: `more` tries again. */
  readonly hasFailed: boolean;
  /** Whether older ones may exist. */
  readonly hasMore: boolean;
  readonly text: string;
  /** While true, the box is disabled and empty; the text returns if the call fails. */
  readonly isSending: boolean;
  /** The error of the last post. */
  readonly sendError: WbnError | undefined;
}

export interface Thread {
  get(): ThreadState;
  subscribe(listener: (state: ThreadState) => void): () => void;
  /** Loads newer comments of others; a failure changes nothing. */
  refresh(): void;
  /** Loads the next page of older comments, unless it is loading or there is none. */
  more(): Promise<void>;
  type(text: string): void;
  /** Shows the stored draft: it changes when another person logs in. */
  restore(): void;
  /**
   * Posts the typed text. Returns the comment; undefined if nothing was sent or the call failed. `locale`: language of the error message.
   */
  send(locale?: string): Promise<Comment | undefined>;
}

export interface ThreadOptions {
  readonly resourceType: ResourceType;
  readonly resourceID: string;
  /** The first page, if it is loaded already. */
  readonly first?: CommentsPage | undefined;
}

/** Comments that a visitor typed and did not post yet, by resource. */
const inTab: Drafts = {
  get: (resourceID) => keptDrafts.get(`wbn:comment:${resourceID}`),
  set: (resourceID, text) => keptDrafts.set(`wbn:comment:${resourceID}`, text || undefined),
};

/**
 * One page of comments, newest first.
 *
 * @example
 * // GET social/comments/p-1 answers { comments: [{ commentID: 'c-1', content: 'Which sizes?' }], total: 1 }
 * const page = await fetchComments(client, 'p-1');
 * page.comments[0].content; // 'Which sizes?'
 */
export const fetchComments = async (client: Client, resourceID: string, skip = 0, signal?: AbortSignal) =>
  (
    await client.call(listComments, {
      params: { resourceID },
      query: { skip: `${skip}`, size: `${commentsPage}` },
      signal,
    })
  ).data;

/**
 * The comments of one resource. Replies form a thread of their own: the comments of a comment.
 *
 * @example
 * // GET social/comments/p-1 answers { comments: [{ commentID: 'c-1', content: 'Which sizes?' }], total: 1 }
 * const thread = createThread(client, { resourceType: 'product', resourceID: 'p-1' });
 * await thread.more();
 * thread.get().comments[0].content; // 'Which sizes?'
 */
export function createThread(client: Client, { resourceType, resourceID, first }: ThreadOptions): Thread {
  const { drafts = inTab } = client.options;
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
  /** Replaces the list with a page. Only an empty page proves the end; a total from the server saves requesting it. */
  const show = (page: CommentsPage, comments: readonly Comment[]) =>
    setState({
      comments,
      isLoading: false,
      hasMore: page.comments.length > 0 && !(comments.length >= Math.min(page.total, deepestResult)),
    });
  if (first) show(first, first.comments);

  /** Merges pages: others write meanwhile, so a page may repeat loaded comments. */
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
        // A full page without a loaded comment: there are gaps, so start again from this page.
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
    restore: () => setState({ text: drafts.get(resourceID) ?? '' }),
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
        // Also loads the comments of others; the new comment is shown in any case.
        refresh();
        return data;
      } catch (error) {
        setState({ text: content, isSending: false, sendError: error as WbnError });
        return undefined;
      }
    },
  };
}
