import type { Locale } from '@wbn/content/editions';
import type { Call } from '@wbn/contract';
import { type Client, isUnreachable, WbnError } from '@wbn/core';
import { saidByServer } from '../ui/form/said-by-server.ts';
import { toasts } from '../ui/toasts.ts';

/** Read only after a failure, so these words are not among those that each page carries. */
const sentences: Readonly<Record<Locale, string>> = {
  en: 'No connection to the server. Check your connection, then try again.',
  es: 'Sin conexión con el servidor. Compruebe su conexión y vuelva a intentarlo.',
  it: 'Nessuna connessione con il server. Controlla la connessione e riprova.',
  zh: '无法连接服务器。请检查网络后重试。',
  ar: 'لا يوجد اتصال بالخادم. تحقق من اتصالك ثم أعد المحاولة.',
};

/** The sentence about a lost connection; undefined for an error with another cause. A file of the portal may be what did not come. */
export const lostConnectionOf = (error: unknown, locale: Locale): string | undefined =>
  isUnreachable(error) || !navigator.onLine ? (saidByServer(error) ?? sentences[locale]) : undefined;

/** Whether a call sends something that a person wrote or chose. Searches say on their own pages that they failed. */
const isSent = ({ method, scope }: Call): boolean => method !== 'GET' && scope !== 'read';

/**
 * A client that says when something could not be sent because the server was not reached, so that no form needs to. The error has the same
 * sentence as its message, and the call fails as usual, so that its form keeps what was typed.
 */
export const nameLostConnection = (client: Client, locale: Locale): Client => ({
  ...client,
  call: ((...sent: Parameters<Client['call']>) =>
    client.call(...sent).catch((error: unknown) => {
      const sentence = isSent(sent[0]) && error instanceof WbnError ? lostConnectionOf(error, locale) : undefined;
      if (sentence !== undefined) {
        toasts.lost(sentence);
        (error as WbnError).message = sentence;
      }
      throw error;
    })) as Client['call'],
});
