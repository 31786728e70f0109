import { p } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';

export const industriesPage: PageTexts = {
  title: '所有行业',
  lead: '十五个行业及其全部产品。选择一个类别，查看谁在生产。',
  meta: {
    title: '行业与产品类别 | WBN {country}',
    description: '浏览十五个行业和一百多个产品类别，为每个类别找到{country}及世界各地的制造商。',
    keywords: ['行业', '产品类别', '{country}制造商', 'B2B 类别', '按行业查找供应商'],
  },
  blocks: [
    p(
      '本页的每个链接都会打开一次面向所有国家制造商的搜索。进入之后，可以更换企业类型，查看同类商品的分销商、批发商、进口商或出口商，也可以把搜索限定在一个国家。',
    ),
    p('如果您需要的东西没有自己的类别，请按名称搜索：企业用自己的话描述产品，搜索也会读取这些文字。'),
  ],
};
