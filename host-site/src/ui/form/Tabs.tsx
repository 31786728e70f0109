import { fill } from '@wbn/contract';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useFormTexts } from './texts/index.ts';
import './tabs.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** Number of its fields with errors. */
  readonly problems?: number;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly select: (id: string) => void;
  /** The selected tab's content. */
  readonly children: ReactNode;
}

/** Tabs. Arrow keys move between them, mirrored in right-to-left text. */
export function Tabs({ children, label, select, selected, tabs }: TabsProps) {
  const texts = useFormTexts();
  const list = useRef<HTMLDivElement>(null);
  // Scrolls the selected tab into view without moving the page.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#tab-${selected}`);
    if (!list.current || !tab) return;
    const [box, one] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.current.scrollLeft += one.left + one.width / 2 - box.left - box.width / 2;
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent) => {
    const position = tabs.findIndex(({ id }) => id === selected);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const steps: Record<string, number> = {
      ArrowLeft: position - 1,
      ArrowRight: position - 1,
      [forward]: position + 1,
      Home: 0,
      End: -1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs.at(step % tabs.length)!;
    select(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            type="button"
            className="tab"
            role="tab"
            key={tab.id}
            id={`tab-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls="tab-panel"
            tabIndex={tab.id === selected ? 0 : -1}
            aria-label={tab.problems ? fill(texts.problemsIn, { name: tab.label, count: tab.problems }) : undefined}
            onClick={() => select(tab.id)}
          >
            {tab.label}
            {tab.problems ? (
              <span className="tab-problems" aria-hidden="true">
                {tab.problems}
              </span>
            ) : null}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id="tab-panel" aria-labelledby={`tab-${selected}`}>
        {children}
      </div>
    </>
  );
}
