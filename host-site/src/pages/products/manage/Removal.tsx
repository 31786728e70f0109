import { fill, removeBatch, removeProduct, removeProducts } from '@wbn/contract';
import type { OwnProduct } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { type ReactNode, useState } from 'react';
import { saidByClient } from '../../../session/ask-to-confirm.ts';
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog.tsx';
import { toasts } from '../../../ui/toasts.ts';
import type { ProductsTexts } from '../texts/en.ts';

interface RemovalProps {
  readonly businessID: string;
  readonly client: Client;
  readonly texts: ProductsTexts;
  readonly removed: (products: readonly OwnProduct[]) => void;
  readonly children: (remove: (products: readonly OwnProduct[]) => void) => ReactNode;
}

/** Confirms deleting one product or several and reports the result. */
export function Removal({ businessID, children, client, removed, texts }: RemovalProps) {
  const { bulk } = texts;
  const [asked, ask] = useState<readonly OwnProduct[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [first] = asked;
  const one = asked.length === 1 ? first : undefined;
  const count = asked.length;
  const close = () => {
    ask([]);
    setBusy(false);
    setFailure(undefined);
  };
  const confirm = async () => {
    setBusy(true);
    try {
      if (one) await client.call(removeProduct, { params: { id: one.productID } });
      else await removeAll(client, businessID, asked);
      toasts.success(one ? fill(texts.removed, { name: one.name }) : fill(bulk.removed, { count }));
      close();
      removed(asked);
    } catch (error) {
      setBusy(false);
      setFailure(saidByClient(error) ?? (one ? texts.removeFailed : bulk.removeFailed));
    }
  };
  return (
    <>
      {children(ask)}
      {first ? (
        <ConfirmDialog
          title={one ? texts.removeTitle : fill(bulk.removeTitle, { count })}
          text={one ? fill(texts.removeText, { name: one.name }) : bulk.removeText}
          act={texts.remove}
          busy={busy}
          error={failure}
          confirm={confirm}
          close={close}
        />
      ) : null}
    </>
  );
}

/** After a failure the same call removes the rest, and passes over products that are gone already. */
async function removeAll(client: Client, businessID: string, products: readonly OwnProduct[]): Promise<void> {
  const ids = products.map(({ productID }) => productID);
  for (let from = 0; from < ids.length; from += removeBatch)
    await client.call(removeProducts, { body: { businessID, productIDs: ids.slice(from, from + removeBatch) } });
}
