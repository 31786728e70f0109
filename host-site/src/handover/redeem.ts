import type { Edition } from '@wbn/content/editions';
import { sisterEditions } from '@wbn/content/editions';
import { sentences } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { beginLogin, finishLogin, isSecondTry, readSetID, safeContinue } from '@wbn/core/login';

/**
 * Redeems the one-time code of a handover and sends the visitor on. Answers 'forgotten' when this browser keeps
 * nothing, so that no login can ever be finished in it.
 */
export async function redeem(client: Client, query: string, edition: Edition): Promise<'forgotten' | undefined> {
  const handover = readSetID(query);
  const { origin } = window.location;
  const sisters = sisterEditions(edition).flatMap(({ hosts }) => hosts.map((host) => `https://${host}`));
  const target = safeContinue(handover.continue, origin, sisters);
  try {
    // A code whose login this browser did not begin may be somebody else's: it is dropped, and the login starts anew.
    const outcome = await finishLogin(client, handover);
    if (outcome === 'dropped') {
      if (isSecondTry(handover.state)) return 'forgotten';
      await beginLogin(client, { continue: target, again: true });
    }
    // Nobody is logged in at the account site: what the visitor did needs it, so now they are asked.
    else if (handover.error === 'login_required') await beginLogin(client, { continue: target });
    else window.location.replace(target);
  } catch (error) {
    const { status = 0 } = error as { status?: number };
    if (status >= 200 && status < 500) {
      window.alert(sentences.handoverFailed);
      window.location.replace('/');
      return undefined;
    }
    // biome-ignore lint/suspicious/noConsole: the documents want any other failure logged, and nothing else
    console.error(error);
  }
  return undefined;
}
