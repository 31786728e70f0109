import type { CommentsTexts } from './en.ts';

export const texts: CommentsTexts = {
  failed: '发生意外错误，请重试。',
  retry: '重试',
  title: '评论',
  prompt: '登录后才能发表评论。',
  login: '登录',
  write: '写评论',
  send: '发布',
  loading: '加载中',
  empty: '还没有评论，来写第一条吧。',
  moreComments: '加载更多评论',
  moreReplies: '加载更多回复',
  showReplies: '显示回复',
  hideReplies: '隐藏回复',
  reply: '回复',
  like: '赞',
  report: '举报',
  nameless: '账户不可用',
};
