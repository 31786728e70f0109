/** Translation of a message: a chunk of its own, loaded only where the network has a translation service. */
import { fill, translateMessage } from '@wbn/contract';
import type { InterfaceLanguage, Message } from '@wbn/contract/shapes';
import { me } from '@wbn/core';
import { useState } from 'react';
import type { Shared } from './shared-props.ts';
import { translationTexts } from './texts/translation/index.ts';

interface Translated {
  readonly text: string;
  readonly from: string | null;
}

export interface TranslationProps extends Shared {
  readonly message: Message;
  readonly to: InterfaceLanguage;
}

/** Below a received message: a button that shows it in the reader's language. The original stays above. */
export function Translation({ center, message, say, to, view }: TranslationProps) {
  const words = translationTexts(view);
  const [translated, setTranslated] = useState<Translated>();
  const [isBusy, setBusy] = useState(false);
  const { requestID: rid, speaker } = center.get();
  const translate = () => {
    setBusy(true);
    view.services
      .call(translateMessage, {
        params: { rid },
        query: { bid: speaker === me ? undefined : speaker },
        body: { messageID: message.messageID, to },
      })
      .then(
        ({ data }) => setTranslated(data),
        ({ name }: Error) => say('failure', name === 'TooManyRequests' ? words.translationLimit : words.notTranslated),
      )
      .finally(() => setBusy(false));
  };
  const from = translated?.from;
  return (
    <>
      {translated && (
        <div part="translation">
          <p lang={to} dir="auto">
            {translated.text}
          </p>
          <small>{from ? fill(words.translatedFrom, { language: nameOf(from, to) }) : words.translated}</small>
        </div>
      )}
      <button
        type="button"
        className="retry"
        part="translate"
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={translated ? () => setTranslated(undefined) : translate}
      >
        {translated ? words.original : words.translate}
      </button>
    </>
  );
}

/** A language's name in the reader's language; its code, if the browser does not know it. */
function nameOf(code: string, to: InterfaceLanguage): string {
  try {
    return new Intl.DisplayNames([to], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
