import { searchBox } from './element.ts';

searchBox.define();
