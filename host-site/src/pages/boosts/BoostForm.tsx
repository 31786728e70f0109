import { useBoost as useBoostCall } from '@wbn/contract';
import type { Boost, OwnProduct } from '@wbn/contract/shapes';
import { browserPlatform, type Client, createIntent, WbnError } from '@wbn/core';
import { type SyntheticEvent, useId, useState } from 'react';
import { saidByClient } from '../../session/ask-to-confirm.ts';
import { NativeDropdown } from '../../ui/form/NativeDropdown.tsx';
import { toasts } from '../../ui/toasts.ts';
import type { BoostsTexts } from './texts/en.ts';

interface BoostFormProps {
  readonly businessID: string;
  readonly client: Client;
  /** The product selected at first; '' for the business. */
  readonly chosen: string;
  readonly opened: {
    readonly companyName: string;
    readonly products: readonly OwnProduct[];
    readonly remaining: number;
    readonly boosts: readonly Boost[];
  };
  readonly texts: BoostsTexts;
  readonly onUsed: () => void;
}

/** Selects the business or a product and boosts it. Items with a running boost are disabled. */
export function BoostForm({ businessID, chosen, client, onUsed, opened, texts }: BoostFormProps) {
  const { boosts, companyName, products, remaining } = opened;
  const id = useId();
  const [what, choose] = useState(products.some(({ productID }) => productID === chosen) ? chosen : '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [intent] = useState(() => createIntent(browserPlatform));
  const runs = boosts.some(({ productID, running }) => running && (productID ?? '') === what);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    const input = { params: { id: businessID }, body: what ? { productID: what } : {} };
    try {
      await intent(JSON.stringify(input), (idempotencyKey) => client.call(useBoostCall, { ...input, idempotencyKey }));
      toasts.success(texts.done);
      onUsed();
    } catch (error) {
      const name = error instanceof WbnError ? error.name : '';
      const refusals: Readonly<Record<string, string>> = {
        PlanLimit: texts.spent,
        Conflict: texts.runsAlready,
        Forbidden: texts.forbidden,
        // The product was deleted or became a draft since the page was opened.
        ...(what && { NotFound: texts.gone }),
      };
      setFailure(refusals[name] ?? saidByClient(error) ?? texts.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="boosts-form" onSubmit={submit}>
      <label htmlFor={id}>{texts.what}</label>
      <NativeDropdown id={id} value={what} onChange={({ target }) => choose(target.value)}>
        <option value="">{companyName}</option>
        {products.map(({ name, productID }) => (
          <option key={productID} value={productID}>
            {name}
          </option>
        ))}
      </NativeDropdown>
      {runs ? <p>{texts.runsAlready}</p> : null}
      {remaining === 0 ? <p>{texts.spent}</p> : null}
      {failure ? <p role="alert">{failure}</p> : null}
      <button type="submit" className="button button-primary" disabled={busy || runs || remaining === 0}>
        {texts.boost}
      </button>
    </form>
  );
}
