import type { Client } from '@wbn/core';
import { ImagePlus, X } from 'lucide';
import { useEffect, useId } from 'react';
import { FileInput } from '../ui/form/FileInput.tsx';
import { useFormTexts } from '../ui/form/texts/index.ts';
import { type PictureValue, usePictureUpload } from '../ui/form/use-picture-upload.ts';
import { Icon } from '../ui/Icon.tsx';
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
  const form = useFormTexts();
  const id = useId();
  const send = async (file: Blob, more: { onProgress: (part: number) => void; signal: AbortSignal }) =>
    (await import('@wbn/core/uploads')).upload(client, { to: 'user', file, ...more });
  const { retry, start, state } = usePictureUpload(send, change);
  const isSending = state.kind === 'sending';
  useEffect(() => busy(isSending), [busy, isSending]);
  return (
    <div className="post-box-picture">
      {value.token ? (
        <div className="post-box-preview">
          <img src={value.preview} alt={texts.picture} width={460} height={345} />
          <button type="button" className="icon-button" aria-label={texts.removePicture} onClick={() => change({})}>
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
        <div className="post-box-failed" role="alert">
          <p>{texts.pictureFailed}</p>
          {state.reason ? <p>{state.said ?? form[state.reason]}</p> : null}
          <button type="button" className="button" onClick={retry}>
            {texts.retry}
          </button>
        </div>
      ) : null}
    </div>
  );
}
