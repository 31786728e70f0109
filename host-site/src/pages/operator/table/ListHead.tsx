import { digitsOf, fill } from '@wbn/contract';
import { longestList } from '@wbn/contract/shapes';
import { Download } from 'lucide';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useSite } from '../../../site-context.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { toasts } from '../../../ui/toasts.ts';
import type { OperatorData } from '../operator-page.ts';

interface ListHeadProps {
  readonly save: () => Promise<void>;
  readonly total: number;
}

/** The number of rows, and the list as a file. */
export function ListHead({ save, total }: ListHeadProps) {
  const { texts } = useLoaderData<OperatorData>();
  const { locale } = useSite();
  const [busy, setBusy] = useState(false);
  const count = new Intl.NumberFormat(digitsOf(locale)).format(total) + (total >= longestList ? '+' : '');
  const write = async () => {
    if (busy) return;
    setBusy(true);
    await save().catch(() => toasts.failure(texts.lists.csvFailed));
    setBusy(false);
  };
  return (
    <div className="operator-head">
      <p role="status">{fill(texts.lists.found, { count })}</p>
      <button type="button" className="button" aria-disabled={busy || total === 0} onClick={() => total && write()}>
        <Icon node={Download} size={16} />
        {texts.csv}
      </button>
    </div>
  );
}
