import type { SaidSentences } from './said.ts';

export const sentences: SaidSentences = {
  newsfeedFailed: '无法加载您的动态',
  postFailed: '创建此动态时出错！',
  postCreated: '动态已发布！',
  loadingData: '加载数据时出错',
  profilePictureFailed: '上传您的头像时出错',
  businessPictureFailed: '上传您的图片时出错',
  updateFailed: '更新时出错',
  profileUpdated: '资料更新成功。',
  unexpectedTryAgain: '发生意外错误，请重试。',
  unexpectedRefresh: '发生意外错误，请尝试刷新页面。',
  businessLinkCopied: '企业链接已复制！',
  redirecting: '正在转到您的账户…',
  noBusiness: '您还没有注册任何企业',
  invalidPhone: '电话号码无效，请检查格式（例如 + 1 12345678）',
  invalidDate: '日期格式无效，请检查（例如 1970-10-24）',
  loadingNewsfeed: '正在加载您的动态…',
  loadingOwnProfile: '正在加载您的用户资料…',
  loadingOwnBusiness: '正在加载您的企业…',
  loadingBusiness: '正在加载企业资料…',
  loadingUser: '正在加载用户资料…',
};
