import type { Handler } from '../handler.ts';
import { answerConnection } from './answer-connection.ts';

export const acceptConnection: Handler<'acceptConnection'> = (input, context) =>
  answerConnection('accepted', input, context);
