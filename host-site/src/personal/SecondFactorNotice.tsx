import type { WbnError } from '@wbn/core';
import { secondFactorLink } from '../session/second-factor.ts';
import { useSite } from '../site-context.ts';

interface NoticeProps {
  readonly refusal: WbnError;
  readonly retry: () => void;
}

/** In place of a page for which its person needs two-step login, or another login, first. */
export function SecondFactorNotice({ refusal, retry }: NoticeProps) {
  const { locale, settings, texts } = useSite();
  const setUp = secondFactorLink(settings.accounts, locale, refusal.name);
  return (
    <div className="personal-state" role="alert">
      <p>{refusal.message}</p>
      <div className="form-actions">
        {/* In another tab: this page goes on once two-step login is on. */}
        <a className="button button-primary" href={setUp.href} target="_blank" rel="noopener">
          {setUp.label}
        </a>
        <button type="button" className="button" onClick={retry}>
          {texts.errors.retry}
        </button>
      </div>
    </div>
  );
}
