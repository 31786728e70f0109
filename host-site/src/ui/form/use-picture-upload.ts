import { somethingWrong } from '@wbn/contract';
import { WbnError } from '@wbn/core';
import { useEffect, useRef, useState } from 'react';
import { previewOf } from './preview-of.ts';

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

export type PictureState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly percent: number }
  | {
      readonly kind: 'failed';
      readonly reason: 'refused' | 'noAnswer' | undefined;
      readonly said?: string | undefined;
    };

const reasonOf = (error: unknown) => {
  if (!(error instanceof WbnError)) return undefined;
  if (error.name === 'UploadRefused') return 'refused';
  return error.status === 0 ? 'noAnswer' : undefined;
};

/** The server's message if it refused before the upload: it names the size limit. */
const saidBy = ({ name, message }: Error) =>
  name === 'UploadRefused' && message !== somethingWrong ? message : undefined;

/** One picture upload: a new one replaces a running one, and a failed one can be retried. */
export function usePictureUpload(send: SendPicture, change: (value: PictureValue) => void) {
  const [state, setState] = useState<PictureState>({ kind: 'idle' });
  const last = useRef<File>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File) => {
    running.current?.abort();
    const current = new AbortController();
    running.current = current;
    last.current = file;
    const { signal } = current;
    setState({ kind: 'sending', percent: 0 });
    const onProgress = (part: number) =>
      signal.aborted || setState({ kind: 'sending', percent: Math.round(part * 100) });
    try {
      const [sent, preview] = await Promise.all([send(file, { onProgress, signal }), previewOf(file)]);
      if (signal.aborted) return;
      setState({ kind: 'idle' });
      change({ token: sent.token, preview });
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', reason: reasonOf(error), said: saidBy(error as Error) });
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
