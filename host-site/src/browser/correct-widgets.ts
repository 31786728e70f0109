import { sentences, technicalSpecifications, uploadInquiry } from '@wbn/contract';
import { inFixedEnglish } from '@wbn/contract/fixed-english';
import { configure } from '@wbn/widgets/configure';
import type { TextSets } from '@wbn/widgets/locales';

/** The widgets' texts that corrected English changes. */
export const widgetCorrections = {
  'wbn-comments': { prompt: inFixedEnglish(sentences.commentLogin) },
  'wbn-inquiry-form': { submit: inFixedEnglish(uploadInquiry) },
  'wbn-product-page': { technical: inFixedEnglish(technicalSpecifications) },
} satisfies TextSets;

/** For pages in corrected English, before their widgets are drawn. */
export const correctWidgets = (): void => configure({ texts: widgetCorrections });
