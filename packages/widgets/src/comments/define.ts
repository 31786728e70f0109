import { comments } from './element.ts';

comments.define();
