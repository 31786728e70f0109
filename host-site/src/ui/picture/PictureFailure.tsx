import { useFormTexts } from '../form/texts/index.ts';
import type { PictureState } from './use-picture-upload.ts';

interface PictureFailureProps {
  readonly className?: string;
  readonly state: Extract<PictureState, { kind: 'failed' }>;
  /** The sentence of the failure, e.g. `sentences.businessPictureFailed`. */
  readonly failed: string;
  readonly retry: () => void;
}

/** A failed upload: the file, the reason, and a retry if one may succeed. */
export function PictureFailure({ className = 'field-error', failed, retry, state }: PictureFailureProps) {
  const texts = useFormTexts();
  return (
    <div className={className} role="alert">
      <p>{failed}</p>
      <p>
        <bdi>{state.file}</bdi>
      </p>
      {state.reason ? <p>{state.said ?? texts[state.reason]}</p> : null}
      {state.canRetry ? (
        <button type="button" className="button" onClick={retry}>
          {texts.retry}
        </button>
      ) : null}
    </div>
  );
}
