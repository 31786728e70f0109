import { fill } from '@wbn/contract';
import type { ProductImportState } from '@wbn/core';
import { useSite } from '../../../site-context.ts';
import { saidByServer } from '../../../ui/form/said-by-server.ts';
import type { ProductsTexts } from '../texts/en.ts';

interface Props {
  readonly state: ProductImportState;
  readonly texts: {
    readonly list: Omit<ProductsTexts['list'], 'progress'> & { readonly progress: Parameters<typeof fill>[0] };
  };
  readonly resume: () => void;
}

/** Progress of the import, with a button to resume. */
export function ImportProgress({ resume, state, texts }: Props) {
  const { errors } = useSite().texts;
  const { list } = texts;
  const { created, error, isPreview, phase, picturesLeft, refused, settled, total, unchanged, updated } = state;
  const counts = { created, updated, unchanged, refused: refused.length };
  const progress = fill(list.progress, { settled, total });
  return (
    <>
      <progress className="products-progress" max={total} value={settled} aria-label={list.title}>
        {progress}
      </progress>
      <p role="status">
        {phase === 'done' ? fill(list.done, counts) : phase === 'checked' ? fill(list.checked, counts) : progress}
        {isPreview && phase === 'sending' ? ` ${list.checking}` : ''}
        {phase !== 'done' && picturesLeft > 0 ? ` ${fill(list.picturesLeft, { count: picturesLeft })}` : ''}
        {phase === 'waiting' ? ` ${list.waiting}` : ''}
      </p>
      {phase === 'stopped' ? (
        <div className="field-error" role="alert">
          <p>{fill(list.stopped, { error: saidByServer(error) ?? errors.again })}</p>
          <button type="button" className="button button-primary" onClick={resume}>
            {list.resume}
          </button>
        </div>
      ) : null}
    </>
  );
}
