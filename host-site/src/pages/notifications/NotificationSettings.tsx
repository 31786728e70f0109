import { mailTimes, type NotificationKind, updateNotificationPreferences } from '@wbn/contract';
import type { NotificationPreference } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { useState } from 'react';
import type { NotificationTexts } from '../../notifications/texts/en.ts';
import { useNotificationTexts } from '../../notifications/texts/index.ts';
import { NativeDropdown } from '../../ui/form/NativeDropdown.tsx';
import { toasts } from '../../ui/toasts.ts';
import { PushSetting, type PushSettingProps } from './PushSetting.tsx';

interface NotificationSettingsProps {
  readonly client: Client;
  readonly first: readonly NotificationPreference[];
  readonly push: PushSettingProps['first'];
}

const nameOf = {
  inquiry: 'kindInquiry',
  comment: 'kindComment',
  like: 'kindLike',
  follow: 'kindFollow',
  connect: 'kindConnect',
} as const satisfies Record<NotificationKind, keyof NotificationTexts>;
/** The names of the mails that the table offers. */
const mailNames = ['off', 'instant', 'daily'] as const;

const isOfKind = (one: NotificationPreference): one is NotificationPreference & { kind: NotificationKind } =>
  one.kind !== 'weekly';

type Change = Pick<NotificationPreference, 'kind'> & Partial<NotificationPreference>;

/**
 * Notification settings by kind. Each change is saved at once and reverted if saving fails. The API answers with all settings, because one may
 * change another: it sends no daily mail about notifications that are turned off.
 */
export function NotificationSettings({ client, first, push }: NotificationSettingsProps) {
  const texts = useNotificationTexts();
  const [list, setList] = useState(first);
  const weekly = list.find(({ kind }) => kind === 'weekly');
  const change = async (next: Change) => {
    const before = list;
    setList(list.map((one) => (one.kind === next.kind ? { ...one, ...next } : one)));
    try {
      const { data } = await client.call(updateNotificationPreferences, { body: { preferences: [next] } });
      setList(data);
      toasts.success();
    } catch {
      setList(before);
      toasts.failure();
    }
  };
  return (
    <section className="notification-settings" aria-labelledby="notification-settings">
      <h2 id="notification-settings">{texts.settings}</h2>
      <p>{texts.settingsText}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.inApp}</th>
            <th scope="col">{texts.email}</th>
          </tr>
        </thead>
        <tbody>
          {list.filter(isOfKind).map((one) => {
            const name = texts[nameOf[one.kind]];
            return (
              <tr key={one.kind}>
                <th scope="row">{name}</th>
                <td>
                  <input
                    type="checkbox"
                    aria-label={`${name}: ${texts.inApp}`}
                    checked={one.inApp}
                    onChange={({ target }) => change({ kind: one.kind, inApp: target.checked })}
                  />
                </td>
                <td>
                  <NativeDropdown
                    aria-label={`${name}: ${texts.email}`}
                    value={one.email}
                    onChange={({ target }) =>
                      change({ kind: one.kind, email: mailNames.find((mail) => mail === target.value)! })
                    }
                  >
                    {mailNames
                      .filter((mail) => mailTimes[one.kind].includes(mail))
                      .map((mail) => (
                        <option key={mail} value={mail}>
                          {texts[mail]}
                        </option>
                      ))}
                  </NativeDropdown>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{texts.othersText}</p>
      {weekly ? (
        <label className="notification-choice">
          <input
            type="checkbox"
            checked={weekly.email !== 'off'}
            onChange={({ target }) => change({ kind: weekly.kind, email: target.checked ? 'weekly' : 'off' })}
          />
          <span>
            {texts.weekly}
            <small>{texts.weeklyText}</small>
          </span>
        </label>
      ) : null}
      <PushSetting client={client} first={push} />
    </section>
  );
}
