type Holds = (value: unknown) => boolean;

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether a value, or each value in an array or a plain object, and so on, is of a kind. */
const throughout =
  (holds: Holds): Holds =>
  (value) =>
    holds(value) || ((Array.isArray(value) || isPlain(value)) && Object.values(value).every(throughout(holds)));

const isCall: Holds = (value) => isPlain(value) && 'method' in value && 'path' in value && 'access' in value;
const isShape: Holds = (value) => typeof value === 'object' && value !== null && '_zod' in value;
/** Its README has an example of each element as a page writes it, which `documents.build.test.ts` compares with the definition. */
const isElement: Holds = (value) => isPlain(value) && 'tag' in value && 'elementClass' in value;
const isDatum: Holds = (value) => value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

/** The kinds of exports that need no example: nothing in them can be called, or a document shows it. */
const kinds: readonly (readonly [kind: string, holds: Holds])[] = [
  ['a definition of a call, which the interface document shows', throughout(isCall)],
  ['the definition of an element, which its README shows', isElement],
  ['plain data', throughout(isDatum)],
  ['a shape, which the interface document shows', throughout((value) => isShape(value) || isDatum(value))],
];

/** The kind of an export that needs no example; undefined if it needs one. */
export const kindWithoutExample = (value: unknown): string | undefined => kinds.find(([, holds]) => holds(value))?.[0];
