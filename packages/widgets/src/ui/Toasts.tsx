import { useEffect } from 'react';

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'failure';
  readonly text: string;
}

interface ToastsProps {
  readonly toasts: readonly Toast[];
  /** Milliseconds that a toast stays. */
  readonly stay?: number;
  dismiss(id: number): void;
}

function OneToast({ toast, stay, dismiss }: { toast: Toast; stay: number; dismiss(id: number): void }) {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(toast.id), stay);
    return () => clearTimeout(timer);
  }, [toast.id, stay]);
  return <p className={`toast ${toast.kind}`}>{toast.text}</p>;
}

/** Short words that go by themselves. A failure is said at once, a success when the reader pauses. */
export function Toasts({ toasts, stay = 5000, dismiss }: ToastsProps) {
  return (
    <>
      {(['success', 'failure'] as const).map((kind) => (
        <div className="toasts" key={kind} role={kind === 'failure' ? 'alert' : 'status'}>
          {toasts
            .filter((toast) => toast.kind === kind)
            .map((toast) => (
              <OneToast key={toast.id} toast={toast} stay={stay} dismiss={dismiss} />
            ))}
        </div>
      ))}
    </>
  );
}
