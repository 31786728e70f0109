import type { MailTexts } from '../texts.ts';

export const membership: MailTexts['membership'] = {
  subjects: {
    renewing: '您的会员即将续费',
    ending: '您的会员即将到期',
    refused: '会员续费的银行卡被拒绝',
    ended: '您的会员已到期',
  },
  texts: {
    renewing:
      '贵公司的会员将在下列日期之后自动续费。我们自 {from} 起从您上次付款的银行卡扣款。如不需要下一年，请在会员页面取消。',
    ending:
      '贵公司的会员在下列日期结束后不再续费，原因是所有者已取消续费，或没有可用的银行卡。您可以在会员页面恢复续费，或在到期后重新购买。',
    refused:
      '您会员下一年的扣款被银行卡拒绝。我们每天重试一次。如果到下列日期仍被拒绝，会员将在该日结束后终止，届时您可以用另一张卡重新购买。请咨询您的银行。',
    ended:
      '贵公司的会员已到期，公司恢复为 Standard 套餐。没有任何内容被删除：超出 Standard 套餐上限的产品保持不变，但不能再添加。您可以随时重新购买会员。',
  },
};
