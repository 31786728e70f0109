import { businessCard } from './element.ts';

businessCard.define();
