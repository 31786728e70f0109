import { actions, h2, image, p, ul } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';
import { goGlobal } from './go-global.ts';

export const workWithWbn: PageTexts = {
  title: '与 WBN 合作',
  lead: '在您的地区代表我们的平台，带着您的协会加入，或者使用我们的小组件开发。',
  meta: {
    title: '在{country}与 WBN 合作',
    description: '成为 WBN 在{country}的代表或合作伙伴：面向为企业服务的顾问、商会、协会和开发者。',
    keywords: ['与 WBN 合作', '{country}代表', '出口顾问', '商会', '合作伙伴计划'],
  },
  blocks: [
    image('partners', '三个人在拼接拼图'),
    h2('地区代表'),
    p(
      '我们的代表走访企业，帮助它们展示自己，并说明外国买家希望看到什么。这适合已经熟悉本地工厂、希望为它们提供实际帮助的顾问和代理人。',
    ),
    h2('商会、协会与公共机构'),
    p(
      '请带您的会员集体加入。我们帮助正确录入他们的资料，集中展示，并报告他们被找到和被询问的次数。{country}促进出口的机构也用这个目录答复来自国外的询问。',
    ),
    h2('出版商与开发者'),
    p(
      '搜索框、企业卡片、产品页面以及本站的其他部分，只需一行代码就能放到您自己的页面上。您的读者不离开您的网站就能查找供应商。',
    ),
    h2('我们看重什么'),
    ul('至少熟悉一个行业', '诚实的销售方式', '对首次出口的企业有耐心'),
    p('请写信到 {email}，告诉我们您做什么、在哪里。'),
    actions({ label: '联系我们', to: '/contact-us' }),
    goGlobal,
  ],
};
