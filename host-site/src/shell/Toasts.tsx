import { CircleAlert, CircleCheck, X } from 'lucide';
import { useEffect, useSyncExternalStore } from 'react';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { type Toast, toasts } from '../ui/toasts.ts';

const none: readonly Toast[] = [];
/** Pixels from the top of the window to the end of what was clicked last. */
let clicked = 0;
const look = (event: Event) => {
  const [at] = event.composedPath();
  if (at instanceof Element) clicked = at.getBoundingClientRect().bottom;
};

/**
 * Above, if the click that caused a toast was in the lower half of the window, else below: no toast covers its cause.
 * Always present: screen readers announce only changes inside a known region.
 */
export function Toasts() {
  const { settings, texts } = useSite();
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none);
  useEffect(() => {
    document.addEventListener('click', look, true);
    return () => document.removeEventListener('click', look, true);
  }, []);
  return (
    <div
      className={clicked && clicked > innerHeight / 2 ? 'toasts toasts-above' : 'toasts'}
      role="status"
      aria-live="polite"
    >
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
