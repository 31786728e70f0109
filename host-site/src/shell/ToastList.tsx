import { CircleAlert, CircleCheck, X } from 'lucide';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { type Toast, toasts } from '../ui/toasts.ts';

/** Pixels from the top of the window to the end of what was clicked last. */
let clicked = 0;

/** Remembers where the click was that may cause a toast. */
export function watchClicks(): void {
  const look = ([at]: EventTarget[]) => {
    if (at instanceof Element) clicked = at.getBoundingClientRect().bottom;
  };
  document.addEventListener('click', (event) => look(event.composedPath()), true);
}

interface ToastListProps {
  readonly list: readonly Toast[];
}

/** Above, if the click that caused a toast was in the lower half of the window, else below: no toast covers its cause. */
export function ToastList({ list }: ToastListProps) {
  const { settings, texts } = useSite();
  return (
    <div className={clicked > innerHeight / 2 ? 'toasts toasts-above' : 'toasts'}>
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
