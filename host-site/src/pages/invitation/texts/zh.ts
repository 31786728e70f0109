import type { InvitationTexts } from './en.ts';

export const zh: InvitationTexts = {
  title: '加入企业的邀请',
  text: '{name} 邀请您代表它回复。接受后您也可以回复它的询盘；您随时可以退出。',
  business: '企业',
  inviter: '邀请人',
  role: '您的角色',
  accept: '接受邀请',
  joined: '欢迎！您在这家企业的角色：{role}。',
  gone: '此邀请已失效，请索取新的邀请。',
  see: '查看企业',
  roles: { owner: '所有者', admin: '管理员', member: '成员' },
  loading: '正在加载邀请…',
  failed: '发生意外错误，请重试。',
};
