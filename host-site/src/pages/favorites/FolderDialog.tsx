import { textLengths } from '@wbn/contract';
import { useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import { Dialog } from '../../ui/form/Dialog.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { FavoritesData } from './loader.ts';

interface FolderDialogProps {
  readonly keep: (folder: string) => void;
  readonly close: () => void;
}

/** Asks for the name of a new folder. */
export function FolderDialog({ close, keep }: FolderDialogProps) {
  const { texts } = useLoaderData<FavoritesData>();
  const id = useId();
  const [name, setName] = useState('');
  return (
    <Dialog title={texts.newFolderTitle} close={close}>
      <form
        className="folder-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!name.trim()) return;
          keep(name.trim());
          close();
        }}
      >
        <TextField id={id} label={texts.folderName} value={name} change={setName} maxLength={textLengths.folderName} />
        <div className="form-actions">
          <button type="submit" className="button button-primary" disabled={!name.trim()}>
            {texts.keep}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
