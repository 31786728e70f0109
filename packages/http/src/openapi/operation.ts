import { accessTable, type CallDefinition, type CallName, limits } from '@wbn/contract';
import { answerLocale, type Shape, shapes } from '@wbn/contract/shapes';
import * as z from 'zod/mini';
import { refusedAnswersOf } from './errors.ts';
import { exampleOf } from './example.ts';

interface JsonSchema {
  $schema?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [key: string]: unknown;
}

/** The parameter that every call accepts and no shape contains. */
const spoken = z.strictObject({ locale: answerLocale });

/** One call as an OpenAPI operation. */
export function operationOf(name: CallName, call: CallDefinition): Record<string, unknown> {
  const shape: Shape = shapes[name];
  const open = accessTable[call.access].anonymous === 'yes';
  return {
    operationId: name,
    tags: [call.path.split('/')[0]],
    summary: `${name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()}${call.extension ? ' (extension)' : ''}`,
    ...(call.extension && { 'x-extension': true }),
    'x-access': accessTable[call.access],
    'x-scope': call.scope,
    'x-limit': { name: call.limit, ...limits[call.limit] },
    security: securityOf(name, open),
    parameters: [
      ...parametersOf(shape.params, 'path'),
      ...parametersOf(shape.query, 'query'),
      ...(call.host === 'api' && !call.stream ? parametersOf(spoken, 'query') : []),
    ],
    ...(shape.body && { requestBody: { content: { 'application/json': contentOf(shape.body, 'input') } } }),
    responses: {
      '200': {
        description: 'Done.',
        content: {
          [call.stream ? 'text/event-stream' : 'application/json']: { schema: schemaOf(shape.answer, 'output') },
        },
      },
      ...refusedAnswersOf(call),
    },
  };
}

function securityOf(name: CallName, open: boolean): Record<string, string[]>[] {
  if (name === 'refreshToken') return [{ refreshToken: [] }];
  if (name === 'logout') return [{ refreshToken: [] }, { bearer: [] }];
  return open ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

const contentOf = (shape: z.core.$ZodType, io: 'input' | 'output') => ({
  schema: schemaOf(shape, io),
  example: exampleOf(shape),
});

function schemaOf(shape: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as JsonSchema;
  return schema;
}

function parametersOf(shape: z.core.$ZodType | undefined, where: 'path' | 'query'): Record<string, unknown>[] {
  if (shape === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(shape, 'input');
  const examples = exampleOf(shape) as Record<string, unknown>;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
    example: examples[name],
  }));
}
