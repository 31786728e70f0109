import { readTranslation } from '@wbn/contract';
import type { InterfaceLanguage, Message } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { type FunctionComponent, useEffect, useState } from 'react';
import type { Shared } from '../shared-props.ts';
import type { TranslationProps } from '../translation.tsx';

type Draw = Pick<TranslationProps, 'to'> & { readonly Translation: FunctionComponent<TranslationProps> };

/** One question to the network for all messages of a client. */
const asked = new WeakMap<Client, Promise<readonly InterfaceLanguage[]>>();

function languagesOf(client: Client): Promise<readonly InterfaceLanguage[]> {
  const known = asked.get(client) ?? client.call(readTranslation).then(({ data }) => data.to);
  asked.set(client, known);
  known.catch(() => asked.delete(client));
  return known;
}

/** The translation of a message; empty where the network has no service for the reader's language. */
export function Translate(props: Shared & { readonly message: Message }) {
  const { data, locale, services: client } = props.view;
  const [draw, setDraw] = useState<Draw>();
  useEffect(() => {
    let isOver = false;
    const open = async () => {
      const to = (await languagesOf(client)).find((one) => one === locale.split('-')[0]);
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
