import { somethingWrong } from '@wbn/contract';
import { WbnError } from '@wbn/core';
import { useEffect, useRef, useState } from 'react';
import { previewOf } from './preview-of.ts';
import { useUploadLimit } from './use-upload-limit.ts';

/** A form's picture: upload token and preview, or the removal of the old one. */
export interface PictureValue {
  readonly token?: string | undefined;
  readonly preview?: string | undefined;
  readonly removed?: boolean | undefined;
}

/** Uploads a file: `upload` of `@wbn/core/uploads` with its purpose filled in. */
export type SendPicture = (
  file: Blob,
  more: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal },
) => Promise<{ readonly token?: string }>;

/** `refused` and `heic` are final: the same file fails again. */
type Reason = 'refused' | 'heic' | 'noAnswer' | undefined;

export type PictureState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly percent: number; readonly preview?: string | undefined }
  | {
      readonly kind: 'failed';
      readonly file: string;
      readonly reason: Reason;
      readonly said?: string | undefined;
      readonly canRetry: boolean;
    };

/** The server's message if it refused before the upload: it names the size limit. */
const saidBy = ({ name, message }: Error) =>
  name === 'UploadRefused' && message !== somethingWrong ? message : undefined;

/** One picture upload: a new one replaces a running one, and a failed one can be retried if that may help. */
export function usePictureUpload(send: SendPicture, change: (value: PictureValue) => void) {
  const [state, setState] = useState<PictureState>({ kind: 'idle' });
  const limit = useUploadLimit();
  const last = useRef<File>(undefined);
  const running = useRef<AbortController>(undefined);
  // An upload may end after the form has changed: it needs the handler of that moment.
  const changed = useRef(change);
  changed.current = change;
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File) => {
    running.current?.abort();
    const current = new AbortController();
    running.current = current;
    last.current = file;
    const { signal } = current;
    setState({ kind: 'sending', percent: 0 });
    const { preparePicture, UnusablePicture } = await import('@wbn/core/uploads');
    const reasonOf = (error: unknown): Reason => {
      if (error instanceof UnusablePicture) return error.reason === 'heic' ? 'heic' : 'refused';
      if (!(error instanceof WbnError)) return undefined;
      if (error.name === 'UploadRefused') return 'refused';
      return error.status === 0 ? 'noAnswer' : undefined;
    };
    try {
      const picture = await preparePicture(file, limit);
      const preview = await previewOf(picture);
      signal.throwIfAborted();
      setState({ kind: 'sending', percent: 0, preview });
      const onProgress = (part: number) =>
        signal.aborted || setState({ kind: 'sending', percent: Math.round(part * 100), preview });
      const { token } = await send(picture, { onProgress, signal });
      if (signal.aborted) return;
      setState({ kind: 'idle' });
      changed.current({ token, preview });
    } catch (error) {
      if (signal.aborted) return;
      const reason = reasonOf(error);
      const canRetry = reason !== 'refused' && reason !== 'heic';
      setState({ kind: 'failed', file: file.name, reason, said: saidBy(error as Error), canRetry });
    }
  };
  return {
    state,
    start,
    retry: () => last.current && start(last.current),
    stop: () => {
      running.current?.abort();
      setState({ kind: 'idle' });
    },
  };
}
