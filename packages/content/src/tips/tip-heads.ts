import type { Tip } from './types.ts';

/** The texts of a tip in lists. */
export type TipHead = Pick<Tip, 'title' | 'shortTitle' | 'lead'>;

export type TipHeads = Readonly<Record<`tip-${Tip['index']}`, TipHead>>;
