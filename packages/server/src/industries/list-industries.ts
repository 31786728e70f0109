import type { Handler } from '../handler.ts';
import { tree } from './tree.ts';

export const listIndustries: Handler<'listIndustries'> = async () => tree;
