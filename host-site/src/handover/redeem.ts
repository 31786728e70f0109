import { sentences } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { beginLogin, finishLogin, isSecondTry, readSetID, safeContinue } from '@wbn/core/login';
import type { TextLocale } from '../settings.ts';
import { inTextLocale } from '../texts/text-source.ts';

/**
 * Redeems the one-time code of a handover and redirects the visitor. Returns 'forgotten' if this browser has no storage, so that no login
 * can complete in it.
 */
export async function redeem(
  client: Client,
  query: string,
  sisters: readonly string[],
  textLocale: TextLocale,
): Promise<'forgotten' | undefined> {
  const handover = readSetID(query);
  const { origin } = window.location;
  const target = safeContinue(handover.continue, origin, sisters);
  try {
    // This browser did not begin the login, so the code may be another person's: drop it and restart the login.
    const outcome = await finishLogin(client, handover);
    if (outcome === 'dropped') {
      if (isSecondTry(handover.state)) return 'forgotten';
      await beginLogin(client, { continue: target, again: true });
    }
    // Not logged in at the account site: the visitor's action needs it, so ask them now.
    else if (handover.error === 'login_required') await beginLogin(client, { continue: target });
    else window.location.replace(target);
  } catch (error) {
    const { status = 0 } = error as { status?: number };
    if (status >= 200 && status < 500) {
      window.alert(await inTextLocale(sentences.handoverFailed, textLocale));
      window.location.replace('/');
      return undefined;
    }
    // biome-ignore lint/suspicious/noConsole: any other failure is only logged
    console.error(error);
  }
  return undefined;
}
