/** A sentence with a button above a widget's view, until the visitor's session changes. */
import type { Session } from '@wbn/core';
import { adoptLate } from './late-sheet.ts';
import css from './notice.css?inline';

export interface Notice {
  /** The parts of the sentence's box and of the button. */
  readonly parts: readonly [box: string, button: string];
  readonly sentence: string;
  readonly button: string;
  act(): Promise<void>;
}

/** The drawn view of a widget, with its language and direction. */
export const viewOf = (widget: Element): HTMLElement | null | undefined =>
  widget.shadowRoot?.querySelector<HTMLElement>('[part=root]');

/** Shows the notice in place of an earlier one. Returns its box, or undefined if the widget has not been drawn. */
export function showNotice(
  widget: Element,
  { parts: [box, part], sentence, button: label, act }: Notice,
  session: Pick<Session, 'subscribe'>,
): HTMLElement | undefined {
  const root = widget.shadowRoot;
  const view = viewOf(widget);
  if (!root || !view) return undefined;
  const notice = document.createElement('div');
  notice.className = 'root asking';
  notice.setAttribute('part', box);
  notice.setAttribute('role', 'alert');
  notice.lang = view.lang;
  notice.dir = view.dir;
  const button = document.createElement('button');
  button.className = 'main';
  button.setAttribute('part', part);
  button.textContent = label;
  // A window that the visitor closed leaves the notice for another try.
  button.onclick = () => void act().catch(() => {});
  const words = document.createElement('p');
  words.textContent = sentence;
  notice.append(words, button);
  adoptLate(root, css);
  root.querySelector('.asking')?.remove();
  view.before(notice);
  const stop = session.subscribe((now, before) => {
    if (now.token === before.token) return;
    stop();
    notice.remove();
  });
  return notice;
}
