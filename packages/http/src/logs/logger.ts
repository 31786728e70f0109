import type { FastifyRequest } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import { redact, redactError } from './redact.ts';

export interface LoggerOptions {
  readonly name: string;
  /** Default info. At debug, inputs of public calls are logged too, redacted. */
  readonly level?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Default stdout. */
  readonly destination?: DestinationStream;
}

/** Fields that contain only our own ids, numbers and names: redacting them again would double the cost of a log line. */
export class PlainFields {
  constructor(fields: Record<string, unknown>) {
    Object.assign(this, fields);
  }
}

const fields = (object: Record<string, unknown>): Record<string, unknown> =>
  object instanceof PlainFields ? object : (redact(object) as Record<string, unknown>);

/** A logger that redacts every object: one JSON line each, time in ISO form. */
export function createLogger({ name, level = 'info', destination }: LoggerOptions): Logger {
  return pino(
    {
      name,
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      // The formatter below runs first; this handles only the bindings of child loggers.
      serializers: { err: (error: unknown) => (error instanceof Error ? redactError(error) : error) },
      formatters: { level: (label) => ({ level: label }), log: fields },
    },
    destination ?? pino.destination({ sync: false, dest: 1 }),
  );
}

/** One shared logger for all requests: most requests write only the access line, which names the request; for others use logOf. */
export function withoutChildren(logger: Logger): Logger {
  const shared: Logger = Object.create(logger, { child: { value: () => shared } });
  return shared;
}

/** The logger of one request: adds the request id to each line. */
export const logOf = ({ id, server }: FastifyRequest): Logger => server.wbn.options.logger.child({ requestID: id });

/** Whether a line of that level would be written, to skip building its content. */
export const isLevelEnabled = (log: unknown, level: 'debug' | 'info'): boolean => (log as Logger).isLevelEnabled(level);
