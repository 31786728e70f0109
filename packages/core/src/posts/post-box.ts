import { makePost, readPost } from '@wbn/contract';
import type { Post } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import { type Client, mayAct } from '../api/client.ts';
import { createIntent } from '../api/intent.ts';
import { browserPlatform, type KeyValue, keyValue } from '../platform.ts';
import { actingBusiness } from '../session/acting-business.ts';

/** Longest post in UTF-16 units. */
export const postLimit = 512;

export interface PostBoxState {
  readonly text: string;
  /** The business that the visitor posts as; undefined: as themself. */
  readonly businessID: string | undefined;
  /** A picture is being uploaded: the post waits for it. */
  readonly isUploading: boolean;
  /** Token of the attached picture. */
  readonly picture: string | undefined;
  /** The post is being sent: the box is disabled and keeps the text until it succeeds. */
  readonly isSaving: boolean;
}

export interface PostBox {
  get(): PostBoxState;
  subscribe(listener: (state: PostBoxState) => void): () => void;
  type(text: string): void;
  /** Changes the identity for posts, likes and comments. */
  speakAs(businessID: string | undefined): void;
  uploading(isUploading: boolean): void;
  /** The token of an uploaded picture; undefined removes it. */
  attach(picture: string | undefined): void;
  /** Posts; false if nothing can be sent yet, or the call failed. */
  send(): Promise<boolean>;
}

export interface PostBoxOptions {
  /** The timeline on the page; default: the timeline of the speaking party. */
  readonly timeline?: { readonly timelineID: string; readonly timelineType: 'user' | 'business' } | undefined;
  /** The initial identity; default: the session's. */
  readonly businessID?: string | undefined;
  readonly storage?: KeyValue;
  /** Receives the new post; undefined if it exists but could not be loaded. */
  onPosted(post: Post | undefined): void;
  onFailed(error: unknown): void;
}

const inTab = keyValue(() => sessionStorage);

/**
 * The form for a post. Keeps the text for this tab, by person and timeline, until it is posted.
 *
 * @example
 * // POST social/posts/make-post answers { postID: 'p-1' }
 * // GET social/posts/p-1 answers { postID: 'p-1', content: 'New valves' }
 * const posted = [];
 * const box = createPostBox(client, { onPosted: (post) => posted.push(post?.content), onFailed: console.error });
 * box.type('New valves');
 * await box.send(); // true
 * posted; // ['New valves']
 */
export function createPostBox(client: Client, options: PostBoxOptions): PostBox {
  const { onFailed, onPosted, storage = inTab, timeline } = options;
  const { platform = browserPlatform, session } = client.options;
  const userID = session?.get().userID ?? '';
  const draft = `wbn:post:${userID}:${timeline?.timelineID ?? ''}`;
  const intent = createIntent(platform);
  const {
    getState: get,
    setState,
    subscribe,
  } = createStore<PostBoxState>(() => ({
    text: storage.get(draft) ?? '',
    businessID: options.businessID ?? actingBusiness(client),
    isUploading: false,
    picture: undefined,
    isSaving: false,
  }));
  const type = (text: string) => {
    storage.set(draft, text || undefined);
    setState({ text });
  };

  return {
    get,
    subscribe,
    type,
    speakAs(businessID) {
      session?.change({ actor: businessID });
      setState({ businessID });
    },
    uploading: (isUploading) => setState({ isUploading }),
    attach: (picture) => setState({ picture }),
    async send() {
      const { businessID, isSaving, isUploading, picture, text: content } = get();
      // Logged out meanwhile, in another tab: keep the text until they are back.
      if (isSaving || isUploading || !content.trim() || !mayAct(client)) return false;
      setState({ isSaving: true });
      const own = { timelineID: businessID ?? userID, timelineType: businessID ? 'business' : 'user' } as const;
      try {
        const body = { content, ...(timeline ?? own), businessID, ...(picture && { picture: { token: picture } }) };
        const { data } = await intent(JSON.stringify(body), (idempotencyKey) =>
          client.call(makePost, { body, idempotencyKey }),
        );
        const post = await client.call(readPost, { params: { postID: data.postID } }).catch(() => undefined);
        type('');
        setState({ isSaving: false, picture: undefined });
        onPosted(post?.data);
        return true;
      } catch (error) {
        setState({ isSaving: false });
        onFailed(error);
        return false;
      }
    },
  };
}
