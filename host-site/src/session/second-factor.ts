import type { Locale } from '@wbn/content/editions';
import { WbnError } from '@wbn/core';

/** Read only after a refusal, so these words are not among those that each page carries. */
const labels: Readonly<Record<Locale, string>> = {
  en: 'Set up two-step login',
  es: 'Configurar el inicio de sesión en dos pasos',
  it: 'Configura l’accesso in due passaggi',
  zh: '设置两步登录',
  ar: 'إعداد تسجيل الدخول بخطوتين',
};

export interface LabelledLink {
  readonly href: string;
  readonly label: string;
}

/** A business may ask for a login by its provider, or for one by password. */
const otherLogins: Readonly<Record<Locale, string>> = {
  en: 'Log in another way',
  es: 'Iniciar sesión de otro modo',
  it: 'Accedi in altro modo',
  zh: '换一种方式登录',
  ar: 'سجّل الدخول بطريقة أخرى',
};

/** The account site's page that sets up two-step login, or with `refusal` the one where that refusal ends. */
export function secondFactorLink(accounts: string, locale: Locale, refusal?: string): LabelledLink {
  const lang = locale === 'en' ? '' : `lang=${locale}`;
  if (refusal !== 'OtherLoginRequired') {
    return { href: `${accounts}/account/second-factor${lang && `?${lang}`}`, label: labels[locale] };
  }
  const back = encodeURIComponent(`${accounts}/account`);
  return { href: `${accounts}/login/business?continue=${back}${lang && `&${lang}`}`, label: otherLogins[locale] };
}

/** Whether a call was refused because its person has no two-step login, or because the login is not the one that a business asks for. */
export const needsSecondFactor = (error: unknown): error is WbnError =>
  error instanceof WbnError && ['SecondFactorRequired', 'OtherLoginRequired'].includes(error.name);
