import { createBusiness } from '@wbn/contract';
import { browserPlatform, type Client, createIntent, newBusinessBody, WbnError } from '@wbn/core';
import { useState } from 'react';
import { useSession } from '../../session/session-context.ts';
import { saidOfName } from '../../ui/form/said-by-server.ts';
import { useDraft } from '../../ui/form/use-draft.ts';
import type { PictureValue } from '../../ui/picture/use-picture-upload.ts';

const blank = {
  companyName: '',
  industry: '',
  categories: [] as string[],
  businessType: '',
  country: '',
  state: '',
  shortDescription: '',
  profilePhoto: {} as PictureValue,
  coverPhoto: {} as PictureValue,
};
export type CreateField = keyof typeof blank;

/** Fields in page order, which is also the order of their errors. */
const fields: readonly CreateField[] = [
  'coverPhoto',
  'profilePhoto',
  'companyName',
  'industry',
  'categories',
  'businessType',
  'country',
  'state',
  'shortDescription',
];

/** The form of a new business. The server reports missing fields, because only it knows which countries have states. */
export function useCreate(client: Client, done: () => void) {
  const session = useSession();
  const draft = useDraft(client, 'business-create', blank);
  const { values } = draft;
  const [refused, setRefused] = useState<readonly CreateField[]>();
  const [isCutOff, setCutOff] = useState(false);
  const [nameRefusal, setNameRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [intent] = useState(() => createIntent(browserPlatform));

  const send = async () => {
    if (busy) return;
    setBusy(true);
    const body = newBusinessBody({
      ...values,
      profilePhoto: values.profilePhoto.token,
      coverPhoto: values.coverPhoto.token,
    });
    try {
      await intent(JSON.stringify(body), (idempotencyKey) => client.call(createBusiness, { body, idempotencyKey }));
      draft.restart(blank);
      done();
    } catch (error) {
      if (error instanceof WbnError && error.status === 401) {
        // The draft is kept: after the login the form is unchanged.
        await session?.login();
        return;
      }
      // Without an answer nothing was refused.
      setCutOff(error instanceof WbnError && error.status === 0);
      setNameRefusal(saidOfName(error));
      const named = error instanceof WbnError ? error.fields : [];
      if (named.includes('categories') && !values.industry)
        setRefused(fields.filter(missingIn([...named, 'industry'])));
      else setRefused(fields.filter(missingIn(named)));
      setAttempt((before) => before + 1);
    } finally {
      setBusy(false);
    }
  };
  return { ...draft, blank, refused, nameRefusal, isCutOff, attempt, busy, send };
}

const missingIn = (named: readonly string[]) => (field: CreateField) =>
  named.some((name) => name === field || name.startsWith(`${field}.`));
