import { type ErrorName, keyParameter } from '@wbn/contract';
import { answerLocale, type Shape } from '@wbn/contract/shapes';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { CallError } from '../errors/call-error.ts';

const parts = ['params', 'query', 'body'] as const;
/** The shape of a missing part. */
const nothing = z.optional(z.strictObject({}));

export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Parses the input of a call with its shapes.
 * @throws CallError ValidationError, or the error that a shape's check names, with the names of all refused fields
 */
export function readInput(shape: Shape, request: RawInput): RawInput {
  const input: RawInput = { params: undefined, query: undefined, body: undefined };
  const fields = new Set<string>();
  let refusal: ErrorName | undefined;
  for (const part of parts) {
    if (shape[part] === undefined && isEmpty(request[part])) continue;
    const given = part === 'query' && shape.query ? withoutEmpty(request.query, shape.query) : request[part];
    const parsed = z.safeParse(shape[part] ?? nothing, given ?? undefined);
    if (parsed.success) input[part] = parsed.data;
    else
      for (const issue of parsed.error.issues) {
        refusal ??= refusalOf(issue);
        for (const name of namesOf(issue)) fields.add(name);
      }
  }
  if (refusal) throw new CallError(refusal, { fields: [...fields].slice(0, 20) });
  if (fields.size > 0) throw new CallError('ValidationError', { fields: [...fields].slice(0, 20) });
  return input;
}

/**
 * The requested language, and the rest of the input: shapes contain neither the language nor the publishable key.
 * @throws CallError ValidationError for an invalid language
 */
export function readLocale(request: FastifyRequest): { readonly locale: string | undefined; readonly asked: RawInput } {
  const sent = request.query as Record<string, unknown> | undefined;
  if (sent?.locale === undefined && sent?.[keyParameter] === undefined) return { locale: undefined, asked: request };
  const { locale: language, [keyParameter]: _key, ...query } = sent;
  const locale = z.safeParse(answerLocale, language === '' ? undefined : language);
  if (!locale.success) throw new CallError('ValidationError', { fields: ['locale'] });
  return { locale: locale.data, asked: { params: request.params, query, body: request.body } };
}

/** An empty parameter counts as not sent, because clients send `?skip=&size=10`. Unknown parameters stay and are refused. */
function withoutEmpty(query: unknown, { _zod: { def } }: NonNullable<Shape['query']>): unknown {
  const sent = Object.entries(query ?? {});
  const given = sent.filter(([name, value]) => value !== '' || !Object.hasOwn(def.shape, name));
  return given.length === sent.length ? query : Object.fromEntries(given);
}

/** A shape's check may name a more specific error than ValidationError. */
const refusalOf = (issue: z.core.$ZodIssue): ErrorName | undefined =>
  issue.code === 'custom' ? (issue.params?.refusal as ErrorName | undefined) : undefined;

/** Most calls have no params, query or body, so they skip the schema. */
function isEmpty(value: unknown): boolean {
  for (const _ in value as object) return false;
  return value === undefined || value === null || typeof value === 'object';
}

/** `body.specs.0.key` without the part: the names that the sender used. */
function namesOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String);
  const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
  // Names of unknown keys are untrusted: only plain ones are repeated.
  return paths.map((names) => names.map((name) => (/^[\w-]{1,40}$/.test(name) ? name : '?')).join('.') || 'body');
}
