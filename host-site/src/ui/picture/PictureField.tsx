import { fill } from '@wbn/contract';
import { ImagePlus } from 'lucide';
import { useEffect, useRef } from 'react';
import { Field, type FieldProps } from '../form/Field.tsx';
import { FileInput } from '../form/FileInput.tsx';
import { useFormTexts } from '../form/texts/index.ts';
import { Icon } from '../Icon.tsx';
import { Picture } from '../Picture.tsx';
import { PictureFailure } from './PictureFailure.tsx';
import { type PictureValue, type SendPicture, usePictureUpload } from './use-picture-upload.ts';
import { useUploadHint } from './use-upload-limit.ts';
import './picture.css';

export interface PictureFieldProps extends Omit<FieldProps, 'required' | 'hint'> {
  readonly hint?: string | undefined;
  /** The existing picture. */
  readonly current?: string | null | undefined;
  readonly value: PictureValue;
  readonly change: (value: PictureValue) => void;
  readonly send: SendPicture;
  /** Shown if the upload fails, e.g. `sentences.businessPictureFailed`. */
  readonly failed: string;
  readonly shape?: 'square' | 'cover';
  readonly canRemove?: boolean;
  /** Called when an upload starts or ends: the form waits for it. */
  readonly busy?: (isBusy: boolean) => void;
  /** A file that is already chosen: its upload starts at once. */
  readonly file?: File | undefined;
}

/** A picture: uploaded when chosen, with a preview, and saved with the form. The size limit is only a hint. */
export function PictureField({
  busy,
  canRemove = false,
  change,
  current,
  failed,
  file,
  send,
  value,
  ...props
}: PictureFieldProps) {
  const { shape = 'square', ...field } = props;
  const texts = useFormTexts();
  const { retry, start, state, stop } = usePictureUpload(send, change);
  const hint = useUploadHint(field.hint ?? texts.maximumSize);
  const isSending = state.kind === 'sending';
  const chosen = isSending ? (state.preview ?? value.preview) : value.preview;
  const shown = chosen ?? (value.removed ? undefined : current);
  const listener = useRef(busy);
  listener.current = busy;
  useEffect(() => {
    listener.current?.(isSending);
    return () => listener.current?.(false);
  }, [isSending]);
  const begin = useRef(start);
  begin.current = start;
  useEffect(() => void (file && begin.current(file)), [file]);
  const remove = () => {
    stop();
    change({ removed: Boolean(current) });
    document.getElementById(field.id)?.focus();
  };
  return (
    <Field {...field} hint={hint}>
      {(aria) => (
        <div className={`picture-field picture-${shape}`}>
          <Picture
            url={shown}
            alt=""
            width={shape === 'cover' ? 480 : 120}
            height={120}
            className="picture-preview"
            instead={
              <span className="picture-preview picture-none" aria-hidden="true">
                <Icon node={ImagePlus} size={28} />
              </span>
            }
          />
          <div className="picture-side">
            <div className="picture-buttons">
              <FileInput {...aria} className="picture-input" accept="image/*" choose={start} />
              <label className="button" htmlFor={field.id}>
                {shown ? texts.changePicture : texts.choosePicture}
              </label>
              {canRemove && shown ? (
                <button type="button" className="button button-quiet" onClick={remove}>
                  {texts.removePicture}
                </button>
              ) : null}
            </div>
            {isSending ? <progress max={100} value={state.percent} aria-label={field.label} /> : null}
            <p className="field-hint" role="status">
              {isSending ? fill(texts.uploading, { percent: state.percent }) : value.token ? texts.uploaded : ''}
            </p>
            {state.kind === 'failed' ? <PictureFailure state={state} failed={failed} retry={retry} /> : null}
          </div>
        </div>
      )}
    </Field>
  );
}
