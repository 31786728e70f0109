import { actions, callout, h2, p, ul } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';

export const contactUs: PageTexts = {
  title: '联系我们',
  lead: '用您方便的方式，与真人交谈。',
  meta: {
    title: '联系我们 | WBN {country}',
    description: '美国和欧洲的电话热线、WhatsApp、电子邮件和在线表单：在{country}联系 WBN 的各种方式。',
    keywords: ['联系 WBN', 'WBN {country}支持', 'B2B 支持', '客户服务'],
  },
  blocks: [
    h2('电话'),
    p('美国：{phoneUSA}'),
    p('欧洲：{phoneEurope}'),
    callout(
      'WhatsApp',
      '您也可以通过 WhatsApp 给美国热线发消息。请告诉我们您的姓名、公司和所在国家，我们会在同一个聊天窗口里答复。',
    ),
    h2('电子邮件'),
    p('{email}'),
    h2('我们可以帮您'),
    ul(
      '开设账户并创建企业资料',
      '发布产品、图片和规格',
      '选择、购买或续订会员套餐',
      '为您的企业办理认证',
      '在指定国家寻找供应商、分销商或买家',
      '举报不应出现的资料、消息或广告',
      '广告与合作',
    ),
    h2('告诉我们您的需求'),
    p('如果您要采购或销售某种特定的产品，请在表单中描述。大约需要五分钟，答复来自了解您所在行业的人。'),
    actions({ label: '需要帮助？', to: '/contact-us/form' }),
  ],
};
