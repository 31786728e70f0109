import type { Client } from '@wbn/core';
import { useState } from 'react';
import { allowsPushes, canGetPushes, startPushes, stopPushes } from '../../notifications/push-messages.ts';
import { useNotificationTexts } from '../../notifications/texts/index.ts';
import { useSite } from '../../site-context.ts';
import { toasts } from '../../ui/toasts.ts';

export interface PushSettingProps {
  readonly client: Client;
  readonly first: { readonly isOn: boolean; readonly key: string };
}

/** Push messages on this device, on or off. Browsers that cannot get any show nothing. */
export function PushSetting({ client, first }: PushSettingProps) {
  const texts = useNotificationTexts();
  const { locale } = useSite();
  const [isOn, setOn] = useState(() => first.isOn && canGetPushes() && allowsPushes());
  const [isBusy, setBusy] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  if (!canGetPushes()) return null;
  const change = async (wanted: boolean) => {
    if (isBusy) return;
    setBusy(true);
    setOn(wanted);
    try {
      const outcome = wanted ? await startPushes(client, first.key, locale) : await stopPushes(client);
      setBlocked(outcome === 'blocked');
      setOn(outcome === 'on');
      if (outcome !== 'blocked') toasts.success();
    } catch {
      setOn(!wanted);
      toasts.failure();
    } finally {
      setBusy(false);
    }
  };
  return (
    <label className="notification-choice">
      <input type="checkbox" checked={isOn} aria-disabled={isBusy} onChange={({ target }) => change(target.checked)} />
      <span>
        {texts.push}
        <small>{texts.pushText}</small>
        {isBlocked ? (
          <small role="alert" className="field-error">
            {texts.pushBlocked}
          </small>
        ) : null}
      </span>
    </label>
  );
}
