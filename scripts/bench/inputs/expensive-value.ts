/** The parts of a zod schema that are read here. */
export interface Schema {
  safeParse(value: unknown): { success: boolean };
  _zod: { def: Definition };
}
interface Definition {
  readonly type: string;
  readonly shape?: Record<string, Schema>;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly in?: Schema;
}

export interface How {
  /** A text of so many characters at most. */
  readonly write: (length: number) => string;
  /** Most characters of a text. */
  readonly room: number;
  /** Names of fields that stay as they are, because the call refuses other values. */
  readonly kept: ReadonlySet<string>;
}

type Fields = Readonly<Record<string, unknown>>;

const takes = (schema: Schema, value: unknown): boolean => schema.safeParse(value).success;
/** Lists end at their 10,000th result, with the page that begins before it. */
const numbers = [9_900, 9_800, 5_000, 1_000, 366, 365, 200, 100, 60, 50, 30, 20, 10, 5, 1];
const lengths = [100, 50, 40, 20, 10, 5, 3, 2, 1];

/** The longest text that the field takes, of `room` characters at most. */
function longest(schema: Schema, { room, write }: How): string | undefined {
  let [low, high] = [0, room];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (takes(schema, write(middle))) low = middle;
    else high = middle - 1;
  }
  return low > 0 ? write(low) : undefined;
}

/**
 * The most that a schema takes: the longest texts, the highest numbers, the longest lists. `good` is a valid value, which stays where nothing
 * more can be written, as in ids and codes.
 */
export function expensiveValue(schema: Schema, good: unknown, how: How): unknown {
  const { def } = schema._zod;
  const within = (inner: unknown) => expensiveValue(inner as Schema, good, how);
  switch (def.type) {
    case 'string':
      return longest(schema, how) ?? good;
    case 'number':
      return numbers.find((one) => takes(schema, one)) ?? good;
    case 'boolean':
      return typeof good === 'boolean' ? good : true;
    case 'optional':
    case 'default':
    case 'nullable':
      return within(def.innerType);
    case 'pipe':
      return piped(schema, good, within(def.in));
    case 'union':
      return (def.options ?? []).map(within).find((value) => value !== undefined && takes(schema, value)) ?? good;
    case 'array':
      return list(schema, good, how);
    case 'object':
      return object(schema, good as Fields | undefined, how);
    default:
      return good;
  }
}

/** Numbers of an address are texts. */
function piped(schema: Schema, good: unknown, text: unknown): unknown {
  if (text !== undefined && text !== good && takes(schema, text)) return text;
  return numbers.map(String).find((one) => takes(schema, one)) ?? good;
}

function list(schema: Schema, good: unknown, how: How): unknown {
  const given = Array.isArray(good) ? good : [];
  const element = schema._zod.def.element as Schema;
  for (const length of lengths) {
    if (length * 4 > how.room && length > 1) continue;
    const each = { ...how, room: Math.max(3, Math.floor(how.room / length) - 6) };
    const made = Array.from({ length }, (_, at) => expensiveValue(element, given[at] ?? given[0], each));
    if (made.every((one) => one !== undefined) && takes(schema, made)) return made;
  }
  return good;
}

/** Names that the server looks up or compares: another value would end the call at once. */
const isLookedUp =
  /ID$|^(?:token|url|code|contentType|state|country|businessType|category|categories|subCategory|planId|revision)$/;

const letterAt = (at: number): string => String.fromCharCode(65 + (at % 26));
/** Lists whose values have a format that no text fits, with the dearest values: prices with limits that need the most marks. */
const ownFormats: Readonly<Record<string, (at: number) => string>> = {
  price: (at) => `A${letterAt(at)}C 1111111111.1111..9888888888.8888`,
};

/** As many of these values as the field takes; undefined for all other fields. */
function ownValues(key: string, field: Schema): string[] | undefined {
  const write = ownFormats[key];
  return (
    write && lengths.map((length) => Array.from({ length }, (_, at) => write(at))).find((list) => takes(field, list))
  );
}

function object(schema: Schema, good: Fields | undefined, how: How): unknown {
  const made: Record<string, unknown> = { ...good };
  for (const [key, field] of Object.entries(schema._zod.def.shape ?? {})) {
    if (isLookedUp.test(key) || how.kept.has(key)) continue;
    const value = ownValues(key, field) ?? expensiveValue(field, good?.[key], how);
    if (value === undefined || !takes(field, value)) continue;
    const before = made[key];
    made[key] = value;
    // A field that does not fit to the others stays as it was.
    if (!takes(schema, made) && (good === undefined || takes(schema, { ...made, [key]: before }))) {
      if (before === undefined) delete made[key];
      else made[key] = before;
    }
  }
  return made;
}
