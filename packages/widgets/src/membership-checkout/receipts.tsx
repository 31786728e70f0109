import { price } from '@wbn/contract';
import type { Receipt } from '@wbn/contract/shapes';
import { useState } from 'react';
import type { PaymentTexts } from './payment-texts.ts';
import type { CheckoutTexts } from './texts/en.ts';

interface ReceiptsProps {
  readonly receipts: readonly Receipt[];
  readonly texts: CheckoutTexts;
  readonly said: PaymentTexts;
  time(text: string): string;
  /** The PDF in base64. */
  read(receiptID: string): Promise<{ readonly name: string; readonly pdf: string }>;
}

function save({ name, pdf }: { readonly name: string; readonly pdf: string }): void {
  const link = document.createElement('a');
  link.href = `data:application/pdf;base64,${pdf}`;
  link.download = name;
  link.click();
}

export function Receipts({ receipts, texts, said, time, read }: ReceiptsProps) {
  const [failed, setFailed] = useState('');
  if (!receipts.length) return null;
  const load = (id: string) => {
    setFailed('');
    read(id).then(save, () => setFailed(id));
  };
  return (
    <div className="receipts">
      <h2>{said.receipts}</h2>
      <ul part="receipts">
        {receipts.map(({ receiptID, number, subscription, amount, issuedAt }) => (
          <li key={receiptID}>
            <span>{time(issuedAt)}</span>
            <span>{texts.tiers[subscription]}</span>
            <bdi>US$ {price(amount)}</bdi>
            <bdi>{number}</bdi>
            <button
              type="button"
              className="link"
              part="receipt"
              aria-label={`${said.download} ${number}`}
              onClick={() => load(receiptID)}
            >
              {said.download}
            </button>
            {failed === receiptID && (
              <p className="wrong" role="alert">
                {said.wrong}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
