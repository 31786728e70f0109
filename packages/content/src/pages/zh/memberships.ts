import { zh } from '../../locales/zh.ts';
import { type MembershipWords, membershipTexts } from '../membership-texts.ts';
import type { PageTexts } from '../page-texts.ts';

const common = {
  youGet: '您将获得',
  compare: '比较各套餐',
};

const standard: MembershipWords = {
  ...common,
  title: '标准会员',
  lead: '注册免费，被找到也免费。',
  mascot: '驮着包裹的 WBN 骆驼',
  paragraphs: [
    '为企业注册的每个人都是标准会员。没有到期的试用，也不需要输入银行卡。您先创建用户资料，再为您代表的每家企业创建资料，{country}和国外的企业都能找到它们。',
    '从这里开始，发布您的产品，答复第一批询盘。许多会员从来不需要更多。',
  ],
  metaTitle: (price) => `标准会员（${price}）| WBN {country}`,
  description: (price) =>
    `面向{country}企业的标准会员套餐：${price}。它包含哪些内容，与其他套餐相比有何不同，适合哪些企业。`,
  keywords: ['标准会员', '套餐', 'WBN {country}', '{country}出口商', 'B2B 会员'],
};

const gold: MembershipWords = {
  ...common,
  title: '黄金会员',
  lead: '通过认证，更早被看到。',
  mascot: '配有金色鞍具的 WBN 骆驼',
  paragraphs: [
    '从未见过您的买家，首先会问自己一个问题：这家企业是真的吗？黄金会员回答了这个问题。我们或独立的第三方会核实企业确实存在、所言属实、可以联系，您的资料会显示这一点。',
    '在同样符合搜索的企业中，搜索结果优先显示黄金会员；每月三次推广，让您在有话要说的时候突出一个产品。',
  ],
  metaTitle: (price) => `黄金会员（${price}）| WBN {country}`,
  description: (price) =>
    `面向{country}企业的黄金会员套餐：${price}。它包含哪些内容，与其他套餐相比有何不同，适合哪些企业。`,
  keywords: ['黄金会员', '套餐', 'WBN {country}', '{country}出口商', 'B2B 会员'],
};

const premium: MembershipWords = {
  ...common,
  title: '高级会员',
  lead: '持续的曝光，随时可问的顾问。',
  mascot: '看地图的 WBN 骆驼',
  paragraphs: [
    '高级会员适合拥有完整产品目录、销售团队希望每周都有业务的{country}企业。五十个产品、每月十次推广和搜索结果中的高优先级，让询盘源源不断。',
    '六小时的专业支持由您自由安排：审阅您的资料，协助一份棘手的报价，或为新市场列出几家合适的分销商。',
  ],
  metaTitle: (price) => `高级会员（${price}）| WBN {country}`,
  description: (price) =>
    `面向{country}企业的高级会员套餐：${price}。它包含哪些内容，与其他套餐相比有何不同，适合哪些企业。`,
  keywords: ['高级会员', '套餐', 'WBN {country}', '{country}出口商', 'B2B 会员'],
};

const platinum: MembershipWords = {
  ...common,
  title: '铂金会员',
  lead: '全平台覆盖，全力以赴。',
  mascot: '带领驼队的 WBN 骆驼',
  paragraphs: [
    '铂金会员适合以出口为生的企业。一百个产品足以覆盖完整的产品线，每月二十次推广足以同时出现在多个行业和季节。',
    '十二小时的专业支持，让我们的人员在您需要人手时成为您出口部门的一员。',
  ],
  metaTitle: (price) => `铂金会员（${price}）| WBN {country}`,
  description: (price) =>
    `面向{country}企业的铂金会员套餐：${price}。它包含哪些内容，与其他套餐相比有何不同，适合哪些企业。`,
  keywords: ['铂金会员', '套餐', 'WBN {country}', '{country}出口商', 'B2B 会员'],
};

export const membershipStandard: PageTexts = membershipTexts('standard', standard, zh);
export const membershipGold: PageTexts = membershipTexts('gold', gold, zh);
export const membershipPremium: PageTexts = membershipTexts('premium', premium, zh);
export const membershipPlatinum: PageTexts = membershipTexts('platinum', platinum, zh);
