import { type CallDefinition, type ErrorName, errors, refusalsOf } from '@wbn/contract';
import { failure } from '../errors/answers.ts';
import { CallError } from '../errors/call-error.ts';

const names = Object.keys(errors) as ErrorName[];

/** The common shape of refusals, with an example of each. */
export function openApiErrors(): Record<string, unknown> {
  return {
    schemas: {
      Failure: {
        type: 'object',
        required: ['success', 'code', 'name', 'message'],
        properties: {
          success: { const: false },
          code: { type: 'integer', description: 'The HTTP status again.' },
          name: { enum: names },
          message: { type: 'string', description: 'May be shown to a person.' },
          fields: { type: 'array', items: { type: 'string' }, description: 'Names of the refused inputs.' },
          requestID: { type: 'string', description: 'Leads to the log of the server.' },
        },
      },
    },
    examples: Object.fromEntries(
      names.map((name) => [name, { summary: errors[name].message, value: failure(exampleOf(name)) }]),
    ),
  };
}

const exampleOf = (name: ErrorName): CallError =>
  new CallError(name, name === 'ValidationError' ? { fields: ['email'] } : {});

/** The refusals of one call, by status. */
export function refusedAnswersOf(call: CallDefinition): Record<string, unknown> {
  const byStatus = new Map<number, ErrorName[]>();
  for (const name of refusalsOf(call)) {
    byStatus.set(errors[name].status, [...(byStatus.get(errors[name].status) ?? []), name]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, these]) => [
      String(status),
      {
        description: these.map((name) => `${name}: ${errors[name].message}`).join(' · '),
        ...([429, 503].includes(status) && { headers: { 'Retry-After': { schema: { type: 'integer' } } } }),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Failure' },
            examples: Object.fromEntries(these.map((name) => [name, { $ref: `#/components/examples/${name}` }])),
          },
        },
      },
    ]),
  );
}
