import type { FastifyReply } from 'fastify';

/**
 * Whether the browser has closed the connection. A second click sends a form again and drops the first request, which must not leave a
 * login or an account behind.
 */
export const hasGone = ({ raw }: FastifyReply): boolean => raw.destroyed;

/** The answer to a closed connection; logs show nginx's code 499. */
export const toNobody = (reply: FastifyReply): FastifyReply => reply.code(499).send();
