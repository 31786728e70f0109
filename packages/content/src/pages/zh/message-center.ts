import { h2, image, p, ul } from '../blocks.ts';
import type { PageTexts } from '../page-texts.ts';
import { goGlobal } from './go-global.ts';

export const messageCenter: PageTexts = {
  title: '消息中心',
  lead: '每一条询盘、每一个答复、每一位能帮忙的同事，都在一处。',
  meta: {
    title: '买家与供应商的消息中心 | WBN {country}',
    description: '{country}企业怎样在 WBN 消息中心接收来自世界各地买家的询盘，并及时作出答复。',
    keywords: ['消息中心', '买家询盘', 'B2B 消息', '{country}供应商', '询盘'],
  },
  blocks: [
    image('messages', '带筛选的收件箱和一个打开的对话'),
    p(
      '私人邮箱里的询盘只靠一个人处理。这个人出差时，买家就得等，而买家不会等太久。消息中心属于企业：凡是您指定为成员的人，都能看到询盘，并可以企业的名义答复。',
    ),
    h2('为贸易而设计'),
    ul(
      '以您本人或您某家企业的身份书写，切换身份无需退出登录。',
      '按主题或对方名称查找对话。',
      '答复之前先看看买家的资料。',
      '事情办妥后结束对话；内容仍可查阅，但任何人都不能再写入。',
    ),
    h2('以保密为原则'),
    p('只有双方可以阅读对话。除非您自己写出来，否则您的电子邮件地址和电话号码不会显示。'),
    goGlobal,
  ],
};
