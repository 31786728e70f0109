import { textLengths } from '@wbn/contract';
import { useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import { Dialog } from '../../ui/form/Dialog.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { SavedSearchesData } from './loader.ts';

interface RenameDialogProps {
  readonly name: string;
  readonly keep: (name: string) => void;
  readonly close: () => void;
}

/** Asks for another name of a saved search. */
export function RenameDialog({ close, keep, name }: RenameDialogProps) {
  const { texts } = useLoaderData<SavedSearchesData>();
  const id = useId();
  const [next, setNext] = useState(name);
  return (
    <Dialog title={texts.renameTitle} close={close}>
      <form
        className="saved-searches-rename"
        onSubmit={(event) => {
          event.preventDefault();
          if (!next.trim()) return;
          if (next.trim() !== name) keep(next.trim());
          close();
        }}
      >
        <TextField id={id} label={texts.name} value={next} change={setNext} maxLength={textLengths.savedSearchName} />
        <div className="form-actions">
          <button type="submit" className="button button-primary" disabled={!next.trim()}>
            {texts.save}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
