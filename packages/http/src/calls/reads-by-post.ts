import { type Call, calls } from '@wbn/contract';
import type { FastifyRequest } from 'fastify';

const byName: Readonly<Record<string, Call>> = calls;

/** Whether the request is for a call that changes nothing although it is a POST. */
export const readsByPost = ({ routeOptions }: FastifyRequest): boolean =>
  byName[routeOptions.config?.call ?? '']?.reads === true;
