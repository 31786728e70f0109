import { zh as causes } from '../../../search/texts/zh.ts';
import type { SearchAllTexts } from './en.ts';

export const zh: SearchAllTexts = {
  ...causes,
  title: '{query} 的搜索结果',
  titleAll: '搜索全部内容',
  description: '一次搜索平台上的企业、产品、用户和动态。',
  everything: '全部',
  product: '产品',
  business: '企业',
  user: '用户',
  post: '动态',
  saveProducts: '保存产品搜索',
  showAll: '查看全部',
  ofKind: '：{kind}，{count}',
  instead: '改为搜索{query}',
};
