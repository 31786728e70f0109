import type { EditorProblem } from '@wbn/core/business-editor';

export type Problems = ReadonlyMap<string, EditorProblem | 'refused'>;
