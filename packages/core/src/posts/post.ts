import { fullName } from '@wbn/contract';
import type { Post } from '@wbn/contract/shapes';
import { photoOf } from '../users/photo.ts';

/** The data of a post's card. */
export interface PostCard {
  /** The id for removing, liking and commenting. */
  readonly resourceID: string;
  readonly author: {
    readonly type: 'user' | 'business';
    readonly id: string;
    readonly name: string;
    readonly photo: string | undefined;
  };
  readonly datetime: string;
  readonly text: string;
  readonly picture: string | undefined;
  readonly likes: number;
}

/**
 * Prefers `header` and `body` to the flat fields. A business appears under its own name.
 *
 * @example
 * const post = { postID: 'p-1', author: profile, content: 'New valves', createdAt: '2024-03-05T09:07:00Z' };
 * postCard(post).author.name; // 'Amal Haddad'
 */
export function postCard({ author, body, content, createdAt, header, postID, reactions }: Post): PostCard {
  const who = header?.author ?? author;
  return {
    resourceID: header?.metadata?.resourceID ?? postID,
    author: {
      type: who.businessID ? 'business' : 'user',
      id: who.businessID ?? who.userID,
      name: who.businessID ? (who.companyName ?? '') : fullName(who),
      photo: photoOf(who),
    },
    datetime: header?.metadata?.datetime ?? createdAt,
    text: body?.text ?? content,
    picture: body?.picture?.url,
    likes: reactions?.reactionCount.like ?? 0,
  };
}
