import { h2, insert, p } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';

export const ourNetwork: PageTexts = {
  title: '我们的平台',
  lead: '25 个姊妹站点，一个目录。在{country}发布一次，所有站点都能找到您。',
  meta: {
    title: '由 25 个地区站点组成的平台 | WBN {country}',
    description: 'WBN 遍布全球的 25 个地区站点：同一个目录，让每个国家的买家都能找到{country}企业。',
    keywords: ['WBN 平台', '地区站点', '国际 B2B', '{country}企业出海', '出口平台'],
  },
  blocks: [
    h2('选择一个站点'),
    p(
      '每个站点都为一个国家的企业而建：当地的行业排在前面，当地的电话有人接听，工作人员熟悉当地的贸易规则。背后的目录是同一个，所以您的资料和产品只需录入一次。',
    ),
    insert('network'),
    h2('选择您想走多远'),
    p('先免费开始，等到划算时再为企业升级。价格按年计算，适用于平台的所有站点。'),
    insert('packages'),
  ],
};
