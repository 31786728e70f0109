import { removeMember } from '@wbn/contract';
import { WbnError } from '@wbn/core';
import { useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { ConfirmDialog } from '../ui/form/ConfirmDialog.tsx';
import { saidByServer } from '../ui/form/said-by-server.ts';
import type { SuspensionTexts } from './texts.ts';

interface LeaveBusinessProps {
  readonly businessID: string;
  readonly texts: SuspensionTexts;
  /** The visitor no longer belongs to the business. */
  readonly done: () => void;
}

/** The button with which a member leaves a suspended business, after a question. */
export function LeaveBusiness({ businessID, done, texts }: LeaveBusinessProps) {
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const leave = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const client = await session?.client();
      await client?.call(removeMember, { params: { id: businessID, userID: 'me' } });
      done();
    } catch (reason) {
      const isLastOwner = reason instanceof WbnError && reason.name === 'LastOwner';
      setError(isLastOwner ? texts.lastOwner : (saidByServer(reason) ?? texts.notLeft));
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {texts.leave}
      </button>
      {isAsking ? (
        <ConfirmDialog
          title={texts.leaveTitle}
          text={texts.leaveText}
          act={texts.leave}
          busy={busy}
          error={error}
          confirm={leave}
          close={() => {
            setAsking(false);
            setError(undefined);
          }}
        />
      ) : null}
    </>
  );
}
