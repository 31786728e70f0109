import type { Tip } from './types.ts';

/** What lists say of a tip. */
export type TipHead = Pick<Tip, 'title' | 'shortTitle' | 'lead'>;

export type TipHeads = Readonly<Record<`tip-${Tip['index']}`, TipHead>>;
