import { texts as card } from '../business-card/texts/en.ts';
import { texts as comments } from '../comments/texts/en.ts';
import { texts as inquiry } from '../inquiry-form/texts/en.ts';
import { texts as checkout } from '../membership-checkout/texts/en.ts';
import { texts as desk } from '../message-center/texts/desk/en.ts';
import { texts as center } from '../message-center/texts/en.ts';
import { texts as inbox } from '../message-center/texts/inbox/en.ts';
import { texts as product } from '../product-page/texts/en.ts';
import { texts as search } from '../search-box/texts/en.ts';

export type TextNames = Readonly<Record<string, readonly string[]>>;

/** The names of each widget's texts, by tag. The CDN's build keeps the names alone. */
export const textNames: TextNames = {
  'wbn-business-card': Object.keys(card),
  'wbn-comments': Object.keys(comments),
  'wbn-inquiry-form': Object.keys(inquiry),
  'wbn-membership-checkout': [...Object.keys(checkout), 'payment'],
  'wbn-message-center': [center, inbox, desk].flatMap((texts) => Object.keys(texts)),
  'wbn-product-page': Object.keys(product),
  'wbn-search-box': [...Object.keys(search), 'types', 'kinds'],
};
