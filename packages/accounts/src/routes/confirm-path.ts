import type { FastifyReply } from 'fastify';
import { type Flow, flowQuery } from '../pages/flow.ts';
import { redirect } from './go-on.ts';

export const confirmPath = '/confirm';

/** Leads to the page that asks for password and code once more, and back. */
export const toConfirm = (reply: FastifyReply, flow: Flow): FastifyReply =>
  redirect(reply, `${confirmPath}?${flowQuery(flow)}`);
