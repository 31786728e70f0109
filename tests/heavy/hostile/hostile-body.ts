import { hostileTexts, longWord } from '../../support/hostile-texts.ts';
import { fromShape, type Schema } from '../fuzz/world/from-shape.ts';
import { Chance } from '../fuzz/world/random.ts';

/** Writes hostile texts into every text field of a body, whatever the shape holds. */
export interface Writer {
  /** A body that the shape takes. `good` is a valid one: all fields without free text keep its values. */
  write(schema: Schema, good: unknown): unknown;
  /** Texts that stood in at least one field. */
  readonly written: ReadonlySet<string>;
}

/** Every field of free text takes this, and no field of a code, address, date or id does. */
const anyText = 'Ab <c> "d" \'e\' (f)';
/** Codes and tokens that the server looks up: their shape is any text, their value is not. */
const isLookedUp = /^(?:token|url|code|id|countryCode|categories|subCategory|planId|paymentMethod|contentType|\w*ID)$/;
const takes = (schema: Schema, value: unknown) => schema.safeParse(value).success;

/** Each writer begins elsewhere in the corpus, so that short fields get other texts. */
export function hostileWriter(from: number): Writer {
  let next = from;
  const written = new Set<string>();

  /** As many texts as the field takes; now and then the longest word that it takes. */
  function textFor(schema: Schema): string {
    next += 1;
    if (next % 7 === 0) return longest(schema);
    let text = '';
    for (let tries = 0; tries < hostileTexts.length; tries += 1) {
      const one = hostileTexts[(next + tries) % hostileTexts.length] as string;
      const longer = text === '' ? one : `${text} ${one}`;
      if (!takes(schema, longer)) continue;
      text = longer;
      written.add(one);
    }
    next += 3;
    return text === '' ? anyText : text;
  }
  const longest = (schema: Schema): string => {
    let [low, high] = [1, longWord.length];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (takes(schema, longWord.slice(0, middle))) low = middle;
      else high = middle - 1;
    }
    return longWord.slice(0, low);
  };

  /** Undefined where nothing is to be written. */
  function fill(schema: Schema, good: unknown): unknown {
    const { def } = schema._zod;
    switch (def.type) {
      case 'string':
        return takes(schema, anyText) ? textFor(schema) : good;
      case 'optional':
      case 'default':
      case 'nullable':
        return fill(def.innerType as Schema, good ?? undefined);
      case 'pipe':
        return fill(def.in as Schema, good);
      case 'array':
        return list(schema, def.element as Schema, good);
      case 'union':
        return (
          (def.options ?? [])
            .map((option) => fill(option, good))
            .find((value) => value !== undefined && takes(schema, value)) ?? good
        );
      case 'object':
        return object(def.shape ?? {}, good as Record<string, unknown> | undefined);
      default:
        return good;
    }
  }

  function list(schema: Schema, element: Schema, good: unknown): unknown {
    const given = Array.isArray(good) ? good : [];
    for (const length of [3, 2, 1]) {
      const made = Array.from({ length }, (_, index) => fill(element, given[index] ?? given[0]));
      if (made.every((one) => one !== undefined) && takes(schema, made)) return made;
    }
    return good;
  }

  function object(shape: Record<string, Schema>, good: Record<string, unknown> | undefined): unknown {
    // A label beside a code is not stored, and a file needs an upload.
    const isReference = Object.keys(shape).length < 4 && Object.keys(shape).some((key) => isLookedUp.test(key));
    if ((isReference || 'token' in shape) && good === undefined) return undefined;
    const made: Record<string, unknown> = {};
    for (const [key, schema] of Object.entries(shape)) {
      const value = isLookedUp.test(key) ? good?.[key] : fill(schema, good?.[key]);
      if (value !== undefined && (takes(schema, value) || good?.[key] !== undefined)) made[key] = value;
    }
    if (Object.keys(made).length === 0) return good;
    // Required fields without free text.
    for (const [key, schema] of Object.entries(shape)) {
      if (key in made || takes(schema, undefined)) continue;
      made[key] = fromShape(schema, new Chance(key), ['2024-05-01']);
    }
    return made;
  }

  return {
    written,
    write(schema, good) {
      const body = fill(schema, good);
      if (!takes(schema, body)) throw new Error(`${JSON.stringify(body)} ${schema.safeParse(body).error}`);
      return body;
    },
  };
}
