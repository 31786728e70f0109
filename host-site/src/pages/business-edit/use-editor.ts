import { readBusiness, updateBusiness } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { type Client, WbnError } from '@wbn/core';
import {
  type EditorSection,
  type EditorValues,
  editorProblems,
  editorValues,
  rebase,
  updateBody,
} from '@wbn/core/business-editor';
import { useEffect, useRef, useState } from 'react';
import { saidByClient } from '../../session/ask-to-confirm.ts';
import { useSession } from '../../session/session-context.ts';
import { saidOfName } from '../../ui/form/said-by-server.ts';
import { useDraft } from '../../ui/form/use-draft.ts';
import type { Problems } from './problems.ts';
import { problemsFrom } from './problems-from.ts';

/** The draft includes its base: changes that another person saves meanwhile are merged field by field. */
const keptOf = (profile: BusinessProfile) => {
  const values = editorValues(profile);
  return { revision: profile.revision, base: values, values };
};
/** Whether the name, type or country differs: what was verified. */
const isOther = (was: EditorValues, is: EditorValues): boolean =>
  was.general.companyName.trim() !== is.general.companyName.trim() ||
  was.general.businessType !== is.general.businessType ||
  was.contactInfo.country !== is.contactInfo.country;
const none: Problems = new Map();

interface Failure {
  readonly why: 'failed' | 'conflict';
  readonly said?: string | undefined;
}

/** The owner's editor of one business: one save for all parts; typed text is never lost. */
export function useEditor(client: Client, loaded: BusinessProfile, saved: () => void) {
  const session = useSession();
  const [profile, setProfile] = useState(loaded);
  const [first] = useState(() => keptOf(loaded));
  const { change, restart, values: kept } = useDraft(client, `business-edit:${loaded.businessID}`, first);
  const [problems, setProblems] = useState(none);
  const [failure, setFailure] = useState<Failure>();
  const [nameRefusal, setNameRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const latest = useRef(kept);
  latest.current = kept;

  const goOnFrom = (fresh: BusinessProfile) => {
    const { base, values } = latest.current;
    const now = keptOf(fresh);
    setProfile(fresh);
    change({ ...now, values: rebase(base, values, now.base) });
  };
  // A draft of an earlier visit may have begun from an older state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (kept.revision !== loaded.revision) goOnFrom(loaded);
  }, []);

  const refuse = (found: Problems, why?: Failure) => {
    setProblems(found);
    setFailure(why);
    setAttempt((before) => before + 1);
  };
  const give = async (error: unknown, sent: EditorValues) => {
    if (error instanceof WbnError && error.status === 401) return session?.login();
    if (error instanceof WbnError && error.name === 'Conflict') {
      const { data } = await client.call(readBusiness, { params: { id: profile.businessID }, personal: true });
      goOnFrom(data);
      return refuse(none, { why: 'conflict' });
    }
    setNameRefusal(saidOfName(error));
    const found = error instanceof WbnError ? problemsFrom(error.fields, sent) : none;
    refuse(found, found.size ? undefined : { why: 'failed', said: saidByClient(error) });
  };
  const body = updateBody(kept.base, kept.values, kept.revision);
  const save = async () => {
    if (busy || !body) return;
    const sent = kept.values;
    const found = editorProblems(sent);
    if (found.size) return refuse(found);
    setBusy(true);
    try {
      const { data } = await client.call(updateBusiness, { params: { id: profile.businessID }, body });
      const typed = latest.current.values;
      const now = keptOf(data);
      setProfile(data);
      restart(now);
      // Text that was typed while the answer was on its way.
      if (typed !== sent) change({ values: rebase(sent, typed, now.base) });
      setProblems(none);
      setFailure(undefined);
      saved();
    } catch (error) {
      await give(error, sent).catch(() => refuse(none, { why: 'failed' }));
    } finally {
      setBusy(false);
    }
  };
  const put = (values: Partial<EditorValues>) => {
    latest.current = { ...latest.current, values: { ...latest.current.values, ...values } };
    change({ values: latest.current.values });
  };
  return {
    profile,
    values: kept.values,
    set: <S extends EditorSection>(section: S, part: Partial<EditorValues[S]>) =>
      put({ [section]: { ...latest.current.values[section], ...part } }),
    setCertificates: (certificates: EditorValues['certificates']) => put({ certificates }),
    isChanged: body !== undefined,
    // The server takes the mark away when what was verified changes.
    endsVerification: profile.verified && isOther(kept.base, kept.values),
    discard: () => {
      restart(keptOf(profile));
      setProblems(none);
      setFailure(undefined);
    },
    problems,
    nameRefusal,
    failure,
    attempt,
    busy,
    save,
  };
}
