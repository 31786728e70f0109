import { useSyncExternalStore } from 'react';
import { laterPart } from '../ui/later-part.tsx';
import { type Toast, toasts } from '../ui/toasts.ts';

const none: readonly Toast[] = [];
/** Fetched after the first page (after-load.ts). */
const { Part } = laterPart(async () => (await import('../browser/after-load.ts')).ToastList);

/** Always present: screen readers announce only changes inside a known region. */
export function Toasts() {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none);
  return (
    <div role="status" aria-live="polite">
      {list.length > 0 && <Part list={list} />}
    </div>
  );
}
