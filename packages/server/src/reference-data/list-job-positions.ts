import { jobPositions } from '@wbn/content';
import type { Handler } from '../handler.ts';

/** The list never changes while the process runs, so the answer is built once. */
const answer = jobPositions.map(({ jobPositionID, name }) => ({ jobPositionID, name }));

export const listJobPositions: Handler<'listJobPositions'> = async () => answer;
