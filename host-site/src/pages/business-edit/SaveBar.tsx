import { CircleAlert, CircleCheck } from 'lucide';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/form/ConfirmDialog.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { EditTexts } from './texts/en.ts';

interface SaveBarProps {
  readonly texts: EditTexts;
  readonly isChanged: boolean;
  /** Saving takes the verified mark away. */
  readonly endsVerification: boolean;
  readonly busy: boolean;
  readonly isUploading: boolean;
  readonly discard: () => void;
}

/** Always visible: whether all changes are saved, and a button to save. */
export function SaveBar({ busy, discard, endsVerification, isChanged, isUploading, texts }: SaveBarProps) {
  const [asking, setAsking] = useState(false);
  const unsaved = endsVerification ? texts.endsVerification : texts.unsaved;
  return (
    <div className="save-bar">
      <p className="save-state" role="status" data-changed={isChanged || undefined}>
        <Icon node={isChanged ? CircleAlert : CircleCheck} size={16} />
        {busy ? texts.saving : isChanged ? unsaved : texts.savedAll}
      </p>
      <div className="form-actions">
        {isChanged ? (
          <button type="button" className="button button-quiet" disabled={busy} onClick={() => setAsking(true)}>
            {texts.discard}
          </button>
        ) : null}
        <SubmitButton busy={busy || isUploading}>{texts.save}</SubmitButton>
      </div>
      {asking ? (
        <ConfirmDialog
          title={texts.discardTitle}
          text={texts.discardText}
          act={texts.discard}
          close={() => setAsking(false)}
          confirm={() => {
            discard();
            setAsking(false);
          }}
        />
      ) : null}
    </div>
  );
}
