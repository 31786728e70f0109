import { dataSheetLimit, directionMark, productLengths } from '@wbn/contract';
import { type Client, type DraftSheet, WbnError } from '@wbn/core';
import { upload } from '@wbn/core/uploads';
import { useEffect, useRef, useState } from 'react';

/** All but `failed` are final: the same file fails again. */
export type SheetProblem = 'notPdf' | 'tooLarge' | 'refused' | 'failed';

const pdf = 'application/pdf';
/** The server refuses names with these characters. */
const marks = new RegExp(directionMark, 'g');
const nameOf = (file: File) => file.name.replace(marks, '').slice(0, productLengths.dataSheet).trim() || pdf;

const problemOf = (file: File): SheetProblem | undefined => {
  if (file.type !== pdf) return 'notPdf';
  return file.size > dataSheetLimit ? 'tooLarge' : undefined;
};

/** Uploads a chosen data sheet at once. Returns its progress in percent, or its problem with a retry. */
export function useSheetUpload(client: Client, file: File, done: (sheet: DraftSheet) => void) {
  const [attempt, setAttempt] = useState(0);
  const [percent, setPercent] = useState(0);
  const [problem, setProblem] = useState(() => problemOf(file));
  const finish = useRef(done);
  finish.current = done;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt sends the same file again
  useEffect(() => {
    if (problemOf(file)) return;
    const running = new AbortController();
    const { signal } = running;
    const onProgress = (part: number) => signal.aborted || setPercent(Math.round(part * 100));
    upload(client, { to: 'business', file, onProgress, signal }).then(
      ({ token }) => {
        if (!signal.aborted) finish.current({ token, name: nameOf(file), size: file.size });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setProblem(error instanceof WbnError && error.name === 'UploadRefused' ? 'refused' : 'failed');
      },
    );
    return () => running.abort();
  }, [client, file, attempt]);
  const retry = () => {
    setProblem(undefined);
    setPercent(0);
    setAttempt((before) => before + 1);
  };
  return { percent, problem, retry };
}
