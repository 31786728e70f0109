import type { Handler } from '../handler.ts';
import { tree } from './tree.ts';

export const industryTree: Handler<'industryTree'> = async () => tree;
