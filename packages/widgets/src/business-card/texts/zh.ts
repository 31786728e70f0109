import type { BusinessCardTexts } from './en.ts';

export const texts: BusinessCardTexts = {
  failed: '发生意外错误，请重试。',
  retry: '重试',
  verified: '已认证',
  notVerified: '未认证',
  membership: '会员等级',
  type: '企业类型',
  industry: '行业',
  country: '国家或地区',
  established: '成立年份',
  employees: '员工总数',
  categories: '行业类别',
  leadTime: '生产周期',
  likes: '点赞',
  sendRequest: '发送询盘',
  requests: '询盘',
  save: '收藏企业',
  manage: '管理企业',
  viewAsBuyer: '以买家身份查看',
};
