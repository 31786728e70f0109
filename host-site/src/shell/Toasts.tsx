import { CircleAlert, CircleCheck, X } from 'lucide';
import { useSyncExternalStore } from 'react';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { type Toast, toasts } from '../ui/toasts.ts';

const none: readonly Toast[] = [];

/** Always present: screen readers announce only changes inside a known region. */
export function Toasts() {
  const { settings, texts } = useSite();
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {list.map(({ id, kind, link, text }) => (
        <div key={id} className={`toast toast-${kind}`}>
          <Icon node={kind === 'success' ? CircleCheck : CircleAlert} />
          <span>
            {text ?? texts.toasts[kind]}
            {kind === 'confirm' && (
              // In another tab, so that what was typed here stays.
              <>
                {' '}
                <a
                  href={link?.href ?? `${settings.accounts}/confirm?continue=${encodeURIComponent(location.href)}`}
                  target="_blank"
                  rel="noopener"
                  onClick={() => toasts.close(id)}
                >
                  {link?.label ?? texts.toasts.confirmLink}
                </a>
              </>
            )}
          </span>
          <button
            type="button"
            className="icon-button"
            aria-label={texts.toasts.close}
            onClick={() => toasts.close(id)}
          >
            <Icon node={X} size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
