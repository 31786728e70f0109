import { sentences, technicalSpecifications } from '@wbn/contract';

export interface ProductPageTexts {
  readonly failed: string;
  readonly retry: string;
  readonly like: string;
  readonly share: string;
  readonly copied: string;
  readonly specifications: string;
  readonly industry: string;
  readonly name: string;
  readonly leadTime: string;
  readonly category: string;
  readonly subcategory: string;
  readonly stock: string;
  readonly yes: string;
  readonly no: string;
  readonly technical: string;
  readonly videos: string;
  readonly play: string;
  readonly comments: string;
  readonly pictures: string;
  readonly previous: string;
  readonly next: string;
  readonly mainProducts: (company: string) => string;
}

export const texts: ProductPageTexts = {
  failed: sentences.loadingData,
  retry: 'Try again',
  like: 'Like',
  share: 'Share',
  copied: sentences.productLinkCopied,
  specifications: 'Specifications',
  industry: 'Industry',
  name: 'Product Name',
  leadTime: 'Lead Time',
  category: 'Category',
  subcategory: 'Subcategory',
  stock: 'Stock Available',
  yes: 'Yes',
  no: 'No',
  technical: technicalSpecifications,
  videos: 'Videos',
  play: 'Play',
  comments: 'Comments',
  pictures: 'Pictures',
  previous: 'Previous',
  next: 'Next',
  mainProducts: (company) => `Main products of ${company}`,
};
