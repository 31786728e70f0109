import { updateProfile } from '@wbn/contract';
import { type Client, isBirthDate, isPhone, type ProfileValues, profileUpdate, WbnError } from '@wbn/core';
import { useRef, useState } from 'react';
import type { ProfileTexts } from '../../profile/texts/en.ts';
import type { FieldProblem } from '../../ui/form/FormSummary.tsx';
import { saidByServer } from '../../ui/form/said-by-server.ts';
import { toasts } from '../../ui/toasts.ts';

/** Controls whose id differs from the field's name. */
const controlOf: Readonly<Record<string, string>> = { mobilePhone: 'phoneNumber' };

/** The server's message, if there is one. */
const failureOf = (error: unknown, failed: string): string => {
  const message = saidByServer(error);
  return message ? `${failed}: ${message}` : failed;
};

interface SaveOptions {
  readonly client: Client;
  readonly before: ProfileValues;
  readonly dialCodes: readonly string[];
  readonly texts: ProfileTexts;
  readonly onSaved: () => void;
}

/** Validates the form, sends it once, and reports the result. */
export function useSaveProfile({ before, client, dialCodes, onSaved, texts }: SaveOptions) {
  const [state, setState] = useState({ busy: false, attempt: 0, problems: [] as readonly FieldProblem[] });
  const busy = useRef(false);
  const refuse = (problems: readonly FieldProblem[]) =>
    setState(({ attempt }) => ({ busy: false, attempt: attempt + 1, problems }));

  /** These two errors are alerts; they also stay beside the field. */
  const alerted = (id: string, text: string) => {
    window.alert(text);
    refuse([{ id, text }]);
  };

  const save = async (values: ProfileValues) => {
    if (busy.current) return;
    const names = [
      { id: 'firstName', text: texts.firstNameMissing },
      { id: 'lastName', text: texts.lastNameMissing },
    ] as const;
    const nameless = names.filter(({ id }) => !values[id].trim());
    if (nameless.length) return refuse(nameless);
    if (!isPhone(values.phoneCode, values.phoneNumber, dialCodes)) return alerted('phoneNumber', texts.invalidPhone);
    if (!isBirthDate(values.birthDate)) return alerted('birthDate', texts.invalidDate);
    busy.current = true;
    setState({ busy: true, attempt: state.attempt, problems: [] });
    try {
      const { data } = await client.call(updateProfile, { body: profileUpdate(values, before) });
      client.session?.change({ profile: data });
      onSaved();
    } catch (error) {
      toasts.failure(failureOf(error, texts.saveFailed));
      const fields = error instanceof WbnError ? error.fields : [];
      refuse(fields.map((field) => ({ id: controlOf[field] ?? field, text: texts.notAccepted })));
    } finally {
      busy.current = false;
    }
  };
  return { ...state, save };
}
