import { useEffect, useRef, useState } from 'react';
import { takenQuery } from '../../handover/taken-query.ts';
import { useSession } from '../../session/session-context.ts';
import { textLocaleOf } from '../../settings.ts';
import { Logo } from '../../shell/Logo.tsx';
import { useSite } from '../../site-context.ts';

/** Takes over a session from the account site. Without links, which could leak the code. */
export function SetId() {
  const { edition, locale, settings, texts } = useSite();
  const session = useSession();
  const begun = useRef(false);
  const [forgotten, setForgotten] = useState(false);
  useEffect(() => {
    if (!session || takenQuery === undefined || begun.current) return;
    begun.current = true;
    Promise.all([import('../../handover/redeem.ts'), import('../../handover/sister-origins.ts'), session.client()])
      .then(([{ redeem }, { sisterOrigins }, client]) =>
        redeem(client, takenQuery!, sisterOrigins(settings, edition), textLocaleOf(locale, edition)),
      )
      .then((outcome) => setForgotten(outcome === 'forgotten'));
  }, [session, edition, locale, settings]);
  return (
    <main className="handover">
      <Logo />
      {!forgotten && <div className="spinner" aria-hidden="true" />}
      <p role="status">{forgotten ? texts.handover.forgotten : texts.handover.redirecting}</p>
      <a href="/">{texts.handover.home}</a>
    </main>
  );
}
