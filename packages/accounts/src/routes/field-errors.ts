import * as z from 'zod/mini';
import type { FieldErrors } from '../pages/fields.ts';
import type { Texts } from '../texts/index.ts';

type Errors = Texts['errors'];

/** What to say of each field, by what stands in it; asked only of fields that the contract's shape refuses. */
const sentences: Record<string, (errors: Errors, value: string) => string> = {
  firstName: (errors, value) => (value.trim() === '' ? errors.firstNameMissing : errors.nameInvalid),
  lastName: (errors, value) => (value.trim() === '' ? errors.lastNameMissing : errors.nameInvalid),
  email: (errors, value) => (value === '' ? errors.emailMissing : errors.emailInvalid),
  password: (errors, value) => {
    if (value === '') return errors.passwordMissing;
    return value.length < 8 ? errors.passwordShort : errors.passwordLong;
  },
};

/**
 * A form held against the same shape that the JSON call has: one sentence for each refused field, in the form's order. Fields of the shape
 * that are not among `values` are not asked for by this form.
 */
export function fieldErrors(
  t: Texts,
  shape: z.core.$ZodType,
  values: Readonly<Record<string, string | undefined>>,
): FieldErrors {
  const parsed = z.safeParse(shape, values);
  const refused = new Set(parsed.success ? [] : parsed.error.issues.map((issue) => String(issue.path[0])));
  // An empty password is a try in the shape of a login, where it only costs one.
  if (values.password === '') refused.add('password');
  return new Map(
    Object.entries(sentences)
      .filter(([name]) => name in values && refused.has(name))
      .map(([name, sentence]) => [name, sentence(t.errors, values[name] ?? '')]),
  );
}
