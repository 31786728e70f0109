import type { businessFigures } from '@wbn/contract';
import type { AnswerOf } from '@wbn/core';

export type FiguresData = AnswerOf<typeof businessFigures>['data'];

/** The figures that have a chart. */
export const charted = ['views', 'productViews', 'searches', 'inquiries'] as const;
