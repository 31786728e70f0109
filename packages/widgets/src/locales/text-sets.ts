import type { BusinessCardTexts } from '../business-card/texts/en.ts';
import type { CommentsTexts } from '../comments/texts/en.ts';
import type { InquiryFormTexts } from '../inquiry-form/texts/en.ts';
import type { CheckoutTexts } from '../membership-checkout/texts/en.ts';
import type { DeskTexts } from '../message-center/texts/desk/en.ts';
import type { MessageCenterTexts } from '../message-center/texts/en.ts';
import type { InboxTexts } from '../message-center/texts/inbox/en.ts';
import type { ProductPageTexts } from '../product-page/texts/en.ts';
import type { SearchBoxTexts } from '../search-box/texts/en.ts';

/** The texts of one language, by the widget's tag. A text that is missing is English. */
export interface TextSets {
  readonly 'wbn-business-card'?: Partial<BusinessCardTexts>;
  readonly 'wbn-comments'?: Partial<CommentsTexts>;
  readonly 'wbn-inquiry-form'?: Partial<InquiryFormTexts>;
  readonly 'wbn-membership-checkout'?: Partial<CheckoutTexts>;
  readonly 'wbn-message-center'?: Partial<MessageCenterTexts & InboxTexts & DeskTexts>;
  readonly 'wbn-product-page'?: Partial<ProductPageTexts>;
  readonly 'wbn-search-box'?: Partial<SearchBoxTexts>;
}
