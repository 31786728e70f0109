import { evidenceLimit, fill } from '@wbn/contract';
import { type Client, WbnError } from '@wbn/core';
import { preparePicture, UnusablePicture, upload } from '@wbn/core/uploads';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../ui/form/Field.tsx';
import { FileInput } from '../../ui/form/FileInput.tsx';
import { useFormTexts } from '../../ui/form/texts/index.ts';
import type { VerificationTexts } from './texts/en.ts';
import '../../ui/picture/picture.css';

/** An uploaded file: its token for the request, and its name for the reader. */
export interface EvidenceValue {
  readonly token?: string;
  readonly name?: string;
}

interface EvidenceFileProps {
  readonly id: string;
  readonly client: Client;
  readonly texts: VerificationTexts;
  readonly value: EvidenceValue;
  readonly change: (value: EvidenceValue) => void;
  /** Called when an upload starts, ends or fails: the form waits for it, and is not sent without a file that failed. */
  readonly report: (state: FileState) => void;
}
export type FileState = 'idle' | 'sending' | 'failed';

const pdf = 'application/pdf';

type Problem = 'tooLarge' | 'wrongType' | 'heic' | 'refused' | 'fileFailed';

const problemOf = (error: unknown): Problem => {
  if (error instanceof UnusablePicture) return error.reason === 'heic' ? 'heic' : 'wrongType';
  return error instanceof WbnError && error.name === 'UploadRefused' ? 'refused' : 'fileFailed';
};

/** A PDF or picture as evidence: uploaded when chosen, and sent with the form. */
export function EvidenceFile({ change, client, id, report, texts, value }: EvidenceFileProps) {
  const form = useFormTexts();
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<Problem>();
  const [last, setLast] = useState<File>();
  const running = useRef<AbortController>(undefined);
  const listener = useRef(report);
  listener.current = report;
  const isSending = percent !== undefined;
  const state = isSending ? 'sending' : problem ? 'failed' : 'idle';
  useEffect(() => listener.current(state), [state]);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (chosen: File) => {
    running.current?.abort();
    const current = new AbortController();
    running.current = current;
    const { signal } = current;
    setLast(chosen);
    setProblem(undefined);
    setPercent(0);
    try {
      const file = chosen.type === pdf ? chosen : await preparePicture(chosen);
      signal.throwIfAborted();
      if (file.size > evidenceLimit) {
        setPercent(undefined);
        return setProblem('tooLarge');
      }
      const onProgress = (part: number) => signal.aborted || setPercent(Math.round(part * 100));
      const { token } = await upload(client, { to: 'evidence', file, onProgress, signal });
      if (!signal.aborted) change({ token, name: chosen.name });
    } catch (error) {
      if (!signal.aborted) setProblem(problemOf(error));
    }
    if (!signal.aborted) setPercent(undefined);
  };

  return (
    <Field id={id} label={texts.file} hint={texts.fileHint}>
      {(aria) => (
        <div className="picture-side">
          <div className="picture-buttons">
            <FileInput {...aria} className="picture-input" accept={`image/*,${pdf}`} choose={send} />
            <label className="button" htmlFor={id}>
              {value.token ? texts.change : texts.choose}
            </label>
          </div>
          {isSending ? <progress max={100} value={percent} aria-label={texts.file} /> : null}
          <p className="field-hint" role="status">
            {isSending
              ? fill(form.uploading, { percent })
              : value.token
                ? fill(texts.chosen, { name: value.name ?? '' })
                : ''}
          </p>
          {problem ? (
            <div className="field-error" role="alert">
              <p>{problem === 'heic' ? form.heic : texts[problem]}</p>
              {problem === 'fileFailed' && last ? (
                <button type="button" className="button" onClick={() => send(last)}>
                  {form.retry}
                </button>
              ) : null}
              <button
                type="button"
                className="button button-quiet"
                onClick={() => {
                  setProblem(undefined);
                  document.getElementById(id)?.focus();
                }}
              >
                {texts.removeFile}
              </button>
            </div>
          ) : null}
        </div>
      )}
    </Field>
  );
}
