import { makePost, readPost } from '@wbn/contract';
import type { Post } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import { type Client, mayAct } from '../api/client.ts';
import { createIntent } from '../api/intent.ts';
import { browserPlatform, type KeyValue, keyValue } from '../platform.ts';
import { actingBusiness } from '../reactions/like.ts';

/** Of one post, in UTF-16 units: what a text area takes unless told otherwise. */
export const postLimit = 512;

export interface PostBoxState {
  readonly text: string;
  /** The business as which the visitor posts; undefined: as themself. */
  readonly businessID: string | undefined;
  /** A picture is on its way: the post waits for it. */
  readonly isUploading: boolean;
  /** Stands for the picture that goes along. */
  readonly picture: string | undefined;
  /** The post is under way: the box is disabled, and the text stays until it is there. */
  readonly isSaving: boolean;
}

export interface PostBox {
  get(): PostBoxState;
  subscribe(listener: (state: PostBoxState) => void): () => void;
  type(text: string): void;
  /** As whom the visitor posts, likes and comments from now on. */
  speakAs(businessID: string | undefined): void;
  uploading(isUploading: boolean): void;
  /** The token of an uploaded picture; undefined takes it off again. */
  attach(picture: string | undefined): void;
  /** Posts; false when nothing may be sent yet, or it failed. */
  send(): Promise<boolean>;
}

export interface PostBoxOptions {
  /** An open timeline; without one a post goes to the timeline of whoever speaks. */
  readonly timeline?: { readonly timelineID: string; readonly timelineType: 'user' | 'business' } | undefined;
  /** As whom the visitor speaks at first; default: as the session says. */
  readonly businessID?: string | undefined;
  readonly storage?: KeyValue;
  /** The new post, as the server shows it; undefined when it is there but could not be fetched. */
  onPosted(post: Post | undefined): void;
  onFailed(error: unknown): void;
}

const inTab = keyValue(() => sessionStorage);

/** The box in which a post is written. What is typed is kept for the tab, by person and place, until it is posted. */
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
      // Logged out meanwhile, in another tab: what was typed is kept until they are back.
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
