import { messageCenter } from './element.ts';

messageCenter.define();
