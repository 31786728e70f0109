import type { MailTexts } from './texts.ts';

export const zh: MailTexts = {
  hello: '{name}，您好：',
  tagline: '制造商、经销商与采购商的网络',
  orOpen: '如果按钮无法使用，请打开此地址：',
  why: '您收到此邮件是因为您的通知设置。',
  unsubscribe: '不再接收此类邮件',
  notYou: '如果不是您本人操作，请立即更改密码并结束所有会话。',
  verify: {
    subject: '请确认您的电子邮箱',
    text: '欢迎加入 WBN。请确认此邮箱属于您：之后即可发送询盘并邀请同事。',
    action: '确认邮箱',
    note: '链接只能使用一次，7 天内有效。如果您没有注册，请忽略此邮件。',
  },
  known: {
    subject: '您已有账户',
    text: '有人（可能是您）尝试用此邮箱注册。该邮箱已有账户，未作任何更改。',
    action: '登录',
    note: '忘记密码？可以在登录页面设置新密码。',
  },
  reset: {
    subject: '设置新密码',
    text: '有人为您的账户申请了新密码。请在此链接的页面上设置。',
    action: '设置密码',
    note: '链接只能使用一次，一小时内有效。如果您没有申请，请忽略此邮件：密码保持不变。',
  },
  passwordChanged: {
    subject: '您的密码已更改',
    text: '您账户的密码刚刚被更改，其他所有会话均已结束。',
    action: '前往您的账户',
  },
  change: {
    subject: '请确认您的新邮箱',
    text: '您希望将此邮箱用于您的账户。确认后，它将取代原来的邮箱。',
    action: '使用此邮箱',
    note: '链接只能使用一次，24 小时内有效。',
  },
  changed: {
    subject: '您的邮箱已更改',
    text: '从现在起，您的账户使用另一个邮箱，此邮箱不再接收邮件。',
    action: '前往您的账户',
  },
  deleted: {
    subject: '您的账户已删除',
    text: '根据您的要求，您的账户和个人数据已删除。这是我们发送的最后一封邮件。',
  },
  invitation: {
    subject: '{company} 邀请您',
    text: '{company} 邀请您以{role}身份加入其在 WBN 上的团队。',
    action: '查看邀请',
    note: '打开此链接的人即可接受邀请，7 天内有效。请勿转发。',
    roles: { owner: '所有者', admin: '管理员', member: '成员' },
  },
  inquiry: {
    subject: '新询盘：{subject}',
    text: '收到一条询盘，正在等待您的回复。',
    about: '主题',
    action: '阅读并回复',
  },
  unread: {
    subject: '{name} 给您发来了消息',
    text: '{name} 给您写了消息，您尚未阅读。',
    count: '未读消息',
    action: '阅读并回复',
  },
  digest: {
    subject: '您在 WBN 的一天',
    text: '自昨天以来的新动态：',
    action: '查看所有通知',
    kinds: { inquiry: '询盘', comment: '评论', like: '点赞', follow: '新关注者', connect: '联系请求' },
  },
  receipt: {
    subject: '收据 {number}',
    text: '谢谢。我们已收到您的付款，会员资格已生效。',
    number: '收据',
    business: '企业',
    membership: '会员等级',
    tiers: { standard: '标准会员', gold: '黄金会员', premium: '高级会员', platinum: '铂金会员' },
    amount: '已付金额',
    until: '有效期至',
    action: '查看会员资格',
  },
};
