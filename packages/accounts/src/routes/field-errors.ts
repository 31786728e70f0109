import * as z from 'zod/mini';
import type { FieldErrors } from '../pages/fields.ts';
import type { Texts } from '../texts/index.ts';

type Errors = Texts['errors'];

const nameSentence = (missing: string, errors: Errors, value: string, refusal: unknown): string => {
  if (value.trim() === '') return missing;
  return refusal === 'NameReserved' ? errors.nameReserved : errors.nameInvalid;
};

/** The error text of each field by its value and by the error that the shape names; called only for fields that the shape refuses. */
const sentences: Record<string, (errors: Errors, value: string, refusal: unknown) => string> = {
  firstName: (errors, value, refusal) => nameSentence(errors.firstNameMissing, errors, value, refusal),
  lastName: (errors, value, refusal) => nameSentence(errors.lastNameMissing, errors, value, refusal),
  email: (errors, value) => (value === '' ? errors.emailMissing : errors.emailInvalid),
  password: (errors, value) => {
    if (value === '') return errors.passwordMissing;
    return value.length < 8 ? errors.passwordShort : errors.passwordLong;
  },
};

/**
 * Validates a form with the shape of the JSON call: one sentence for each refused field, in the form's order. Ignores fields of the shape
 * that this form does not have.
 */
export function fieldErrors(
  t: Texts,
  shape: z.core.$ZodType,
  values: Readonly<Record<string, string | undefined>>,
): FieldErrors {
  const parsed = z.safeParse(shape, values);
  const refused = new Map(
    (parsed.error?.issues ?? []).map((issue) => [
      String(issue.path[0]),
      issue.code === 'custom' ? issue.params?.refusal : undefined,
    ]),
  );
  // The shape of a login accepts an empty password, which would waste an attempt.
  if (values.password === '') refused.set('password', undefined);
  return new Map(
    Object.entries(sentences)
      .filter(([name]) => name in values && refused.has(name))
      .map(([name, sentence]) => [name, sentence(t.errors, values[name] ?? '', refused.get(name))]),
  );
}
