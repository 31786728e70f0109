import type { Client } from '@wbn/core';
import { ImagePlus, X } from 'lucide';
import { useEffect, useId } from 'react';
import { FileInput } from '../ui/form/FileInput.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PictureFailure } from '../ui/picture/PictureFailure.tsx';
import { type PictureValue, usePictureUpload } from '../ui/picture/use-picture-upload.ts';
import { usePostTexts } from './texts/index.ts';

interface PostPictureProps {
  readonly client: Client;
  readonly value: PictureValue;
  readonly change: (value: PictureValue) => void;
  readonly busy: (isBusy: boolean) => void;
}

/** The picture of a post: uploaded when chosen, with a preview. */
export function PostPicture({ busy, change, client, value }: PostPictureProps) {
  const texts = usePostTexts();
  const id = useId();
  const send = async (file: Blob, more: { onProgress: (part: number) => void; signal: AbortSignal }) =>
    (await import('@wbn/core/uploads')).upload(client, { to: 'user', file, ...more });
  const { retry, start, state, stop } = usePictureUpload(send, change);
  const isSending = state.kind === 'sending';
  const preview = isSending ? state.preview : value.preview;
  const remove = () => {
    stop();
    change({});
    document.getElementById(id)?.focus();
  };
  useEffect(() => busy(isSending), [busy, isSending]);
  return (
    <div className="post-box-picture">
      {preview ? (
        <div className="post-box-preview">
          <img src={preview} alt={texts.picture} width={460} height={345} />
          <button type="button" className="icon-button" aria-label={texts.removePicture} onClick={remove}>
            <Icon node={X} />
          </button>
        </div>
      ) : null}
      <FileInput id={id} accept="image/*" choose={start} />
      <label className="post-box-choose" htmlFor={id}>
        <Icon node={ImagePlus} />
        {isSending ? texts.pictureUploading : texts.addPicture}
      </label>
      {isSending ? <progress max={100} value={state.percent} aria-label={texts.pictureUploading} /> : null}
      {state.kind === 'failed' ? (
        <PictureFailure className="post-box-failed" state={state} failed={texts.pictureFailed} retry={retry} />
      ) : null}
    </div>
  );
}
