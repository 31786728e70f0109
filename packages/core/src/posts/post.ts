import type { Post } from '@wbn/contract/shapes';
import { fullName, photoOf } from '../users/photo.ts';

/** A post as a card shows it. */
export interface PostCard {
  /** What removing, liking and commenting name. */
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

/** Reads header and body before the flat fields, for the seeds have both. A business speaks under its own name. */
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
