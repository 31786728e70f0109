import type { Handler } from '../handler.ts';
import { answerConnection } from './answer-connection.ts';

export const declineConnection: Handler<'declineConnection'> = (input, context) =>
  answerConnection('declined', input, context);
