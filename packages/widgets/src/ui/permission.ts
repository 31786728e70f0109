/** Says in words which permission a widget lacks, and asks for it: a chunk of its own, loaded when the API has refused a call for this reason. */
import type { PartnerScope } from '@wbn/contract';
import type { Session } from '@wbn/core';
import { adoptLate } from './late-sheet.ts';
import css from './permission.css?inline';
import { permissionTexts } from './permission-texts.ts';

/** The scope that a failed act of a widget needs, where the event does not name it. */
const scopeOf: Readonly<Record<string, PartnerScope>> = {
  'wbn-comments': 'comment',
  'wbn-inquiry-form': 'inquire',
};

/** Shows the notice above the view, until the session has changed. Its button begins a login that names the permission. */
export function askPermission(
  widget: HTMLElement,
  missing: string | undefined,
  session: Pick<Session, 'subscribe'>,
  login: (scope?: PartnerScope) => Promise<void>,
): void {
  const root = widget.shadowRoot;
  const view = root?.querySelector<HTMLElement>('[part=root]');
  if (!root || !view) return;
  const scope = (missing ?? scopeOf[widget.localName]) as PartnerScope;
  const texts = permissionTexts[view.lang] ?? permissionTexts.en!;
  const notice = document.createElement('div');
  notice.className = 'root permission';
  notice.setAttribute('part', 'permission');
  notice.setAttribute('role', 'alert');
  notice.lang = view.lang;
  notice.dir = view.dir;
  const button = document.createElement('button');
  button.className = 'main';
  button.setAttribute('part', 'permit');
  button.textContent = texts.permit;
  // A window that the visitor closed leaves the notice for another try.
  button.onclick = () => void login(scope).catch(() => {});
  const sentence = document.createElement('p');
  sentence.textContent = texts.needs.replace('{scope}', texts.scopes[scope] ?? scope);
  notice.append(sentence, button);
  adoptLate(root, css);
  root.querySelector('.permission')?.remove();
  view.before(notice);
  // The visitor has just tried to send something, perhaps far below.
  if (root.activeElement) notice.scrollIntoView({ block: 'nearest' });
  const stop = session.subscribe((now, before) => {
    if (now.token === before.token) return;
    stop();
    notice.remove();
  });
}
