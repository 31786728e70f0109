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

/** The account site's page that sets up two-step login. */
export const secondFactorLink = (accounts: string, locale: Locale): LabelledLink => ({
  href: `${accounts}/account/second-factor${locale === 'en' ? '' : `?lang=${locale}`}`,
  label: labels[locale],
});

/** Whether a call was refused because its person has no two-step login. */
export const needsSecondFactor = (error: unknown): error is WbnError =>
  error instanceof WbnError && error.name === 'SecondFactorRequired';
