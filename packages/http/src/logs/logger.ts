import type { FastifyRequest } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import { redact, redactError } from './redact.ts';

export interface LoggerOptions {
  readonly name: string;
  /** Default info. At debug, the inputs of public calls are logged too, redacted. */
  readonly level?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Default stdout. */
  readonly destination?: DestinationStream;
}

/** Fields made of ids, numbers and names of our own: looking through them again would cost each request as much as the rest of its line. */
export class PlainFields {
  constructor(fields: Record<string, unknown>) {
    Object.assign(this, fields);
  }
}

const fields = (object: Record<string, unknown>): Record<string, unknown> =>
  object instanceof PlainFields ? object : (redact(object) as Record<string, unknown>);

/** A logger whose every object passes the redaction: one JSON line each, time in ISO form. */
export function createLogger({ name, level = 'info', destination }: LoggerOptions): Logger {
  return pino(
    {
      name,
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      // The formatter below has been at work before; only what children are bound to comes here first.
      serializers: { err: (error: unknown) => (error instanceof Error ? redactError(error) : error) },
      formatters: { level: (label) => ({ level: label }), log: fields },
    },
    destination ?? pino.destination({ sync: false, dest: 1 }),
  );
}

/** The same log for all requests: most write the access log's line alone, which names the request; who writes another takes logOf. */
export function withoutChildren(logger: Logger): Logger {
  const shared: Logger = Object.create(logger, { child: { value: () => shared } });
  return shared;
}

/** The log of one request: its lines carry the request's id. */
export const logOf = ({ id, server }: FastifyRequest): Logger => server.wbn.options.logger.child({ requestID: id });

/** Whether a line of that level would be written: what it says need not be put together otherwise. */
export const isLevelEnabled = (log: unknown, level: 'debug' | 'info'): boolean => (log as Logger).isLevelEnabled(level);
