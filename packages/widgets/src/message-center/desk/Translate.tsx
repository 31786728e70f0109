import { readTranslation } from '@wbn/contract';
import type { Message } from '@wbn/contract/shapes';
import { type FunctionComponent, useEffect, useState } from 'react';
import type { Shared } from '../shared-props.ts';
import type { TranslationProps } from '../translation.tsx';

type Draw = Pick<TranslationProps, 'to'> & { readonly Translation: FunctionComponent<TranslationProps> };

/** The translation of a message; empty where the network has no service for the reader's language. */
export function Translate(props: Shared & { readonly message: Message }) {
  const { data, locale, services: client } = props.view;
  const [draw, setDraw] = useState<Draw>();
  useEffect(() => {
    let isOver = false;
    const open = async () => {
      // One question to the network for all messages.
      const known = await client.callOnce(readTranslation);
      const to = known.data.to.find((one) => one === locale.split('-')[0]);
      const next = to && { to, ...(await import('../translation.tsx')) };
      if (!isOver) setDraw(next);
    };
    if (!data) open().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [client, locale]);
  return draw ? <draw.Translation {...props} to={draw.to} /> : null;
}
