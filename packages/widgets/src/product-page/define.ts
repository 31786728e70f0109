import { productPage } from './element.ts';

productPage.define();
