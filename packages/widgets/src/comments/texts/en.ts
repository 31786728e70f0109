import { sentences } from '@wbn/contract';

export interface CommentsTexts {
  readonly failed: string;
  readonly retry: string;
  readonly title: string;
  readonly prompt: string;
  readonly login: string;
  readonly write: string;
  readonly send: string;
  readonly loading: string;
  readonly empty: string;
  readonly moreComments: string;
  readonly moreReplies: string;
  readonly showReplies: string;
  readonly hideReplies: string;
  readonly reply: string;
  readonly like: string;
  readonly report: string;
  /** An author who deleted their account or is suspended: their comments stay. */
  readonly nameless: string;
}

export const texts: CommentsTexts = {
  failed: sentences.unexpectedTryAgain,
  retry: 'Try again',
  title: 'Comments',
  prompt: sentences.commentLogin,
  login: 'Log in',
  write: 'Write a comment',
  send: 'Post',
  loading: 'Loading',
  empty: 'No comments yet. Ask the first question.',
  moreComments: 'Load more comments',
  moreReplies: 'Load more replies',
  showReplies: 'Show replies',
  hideReplies: 'Hide replies',
  reply: 'Reply',
  like: 'Like',
  report: 'Report',
  nameless: 'Unavailable account',
};
