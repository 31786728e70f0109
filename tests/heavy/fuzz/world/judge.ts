import {
  calls,
  definitionOf,
  type ErrorName,
  errors,
  evidenceLimit,
  fetchedPictureLimit,
  refusalsOf,
} from '@wbn/contract';
import { errorText } from '@wbn/contract/error-texts';
import { type Shape, shapes } from '@wbn/contract/shapes';
import type { Case } from './cases.ts';
import type { Schema } from './from-shape.ts';

export interface Answered {
  readonly statusCode: number;
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

const good = new Set<string>();

/** Calls whose files have a limit of their own, which their refusals name. In bytes. */
const sizeLimits: Partial<Record<Case['call'], number>> = {
  evidenceUploadRequest: evidenceLimit,
  fetchPicture: fetchedPictureLimit,
};

/** The error of an answer; undefined for a correct one. */
export function complaintAbout(
  { call, headers: sent }: Case,
  { statusCode, headers, body }: Answered,
): string | undefined {
  if (statusCode >= 500) return `answered ${statusCode}: ${body.slice(0, 300)}`;
  // Login and registration are also pages: a form gets a page.
  if (calls[call].host === 'accounts' && /form/.test(sent['content-type'] ?? '')) return undefined;
  if (!/^application\/json\b/.test(String(headers['content-type']))) return `is ${headers['content-type']}, not JSON`;
  // Lists of a release never change: one check is enough.
  const seen = `${call} ${body}`;
  if (statusCode === 200 && good.has(seen)) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return `is no JSON: ${body.slice(0, 300)}`;
  }
  const fault = statusCode === 200 ? breakOf(call, json) : refusalFault(call, statusCode, json);
  if (statusCode === 200 && fault === undefined && body.length > 5_000) good.add(seen);
  return fault;
}

function breakOf(call: Case['call'], json: unknown): string | undefined {
  const answer = (shapes[call] as Shape).answer as unknown as Schema;
  const parsed = answer.safeParse(json);
  return parsed.success ? undefined : `breaks its shape: ${parsed.error?.message.slice(0, 300)}`;
}

/** A refusal must have the contract's form, name and message, and repeat nothing of the input except field names. */
function refusalFault(call: Case['call'], status: number, json: unknown): string | undefined {
  const { success, code, name, message, fields, requestID, ...more } = json as Record<string, unknown>;
  if (success !== false || code !== status) return `is no refusal: ${JSON.stringify(json).slice(0, 300)}`;
  if (!refusalsOf(definitionOf(call)).includes(name as ErrorName))
    return `refuses by ${name}, which the call does not list`;
  if (errors[name as ErrorName].status !== status) return `says ${name} with status ${status}`;
  if (message !== errorText(name as ErrorName, 'en', sizeLimits[call])) return `has a sentence of its own: ${message}`;
  if (fields !== undefined && !(Array.isArray(fields) && fields.every((field) => typeof field === 'string')))
    return `has odd fields: ${JSON.stringify(fields)}`;
  if (requestID !== undefined && typeof requestID !== 'string') return 'has an odd requestID';
  return Object.keys(more).length > 0 ? `says more than a refusal: ${Object.keys(more)}` : undefined;
}
