import type { FastifyReply } from 'fastify';

/**
 * Whether the browser has gone before its answer. A second click sends a form anew and forgets the first time: that one must not leave a
 * login or an account behind that nobody heard of.
 */
export const hasGone = ({ raw }: FastifyReply): boolean => raw.destroyed;

/** The answer that nobody hears; the logs know it by nginx's number. */
export const toNobody = (reply: FastifyReply): FastifyReply => reply.code(499).send();
