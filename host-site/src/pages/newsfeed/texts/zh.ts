import { sentences } from '../../../texts/sentences/zh.ts';
import type { NewsfeedTexts } from './en.ts';

export const zh: NewsfeedTexts = {
  title: '我的 B2B',
  description: '您关注的企业和您自己的企业发布的动态。',
  loading: sentences.loadingNewsfeed,
  failed: sentences.newsfeedFailed,
  emptyTitle: '还没有任何动态',
  emptyText: '关注企业即可在此阅读其动态，您也可以发布第一条动态。',
  emptyAction: '寻找可关注的企业',
  newProducts: '新产品',
  suggestions: '为您推荐',
  reasons: {
    follows: '与您关注的 {name} 同行业',
    own: '与您的企业 {name} 同行业',
  },
};
