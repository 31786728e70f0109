/** Says in words which permission a widget lacks, and asks for it: a chunk of its own, loaded when the API has refused a call for this reason. */
import type { PartnerScope } from '@wbn/contract';
import type { Session } from '@wbn/core';
import { showNotice, viewOf } from './notice.ts';
import { permissionTexts } from './permission-texts.ts';

/** The scope that a failed act of a widget needs, where the event does not name it. */
const scopeOf: Readonly<Record<string, PartnerScope>> = {
  'wbn-comments': 'comment',
  'wbn-inquiry-form': 'inquire',
};

/** Shows the notice above the view. Its button begins a login that names the permission. */
export function askPermission(
  widget: HTMLElement,
  missing: string | undefined,
  session: Pick<Session, 'subscribe'>,
  login: (scope?: PartnerScope) => Promise<void>,
): void {
  const scope = (missing ?? scopeOf[widget.localName]) as PartnerScope;
  const texts = permissionTexts[viewOf(widget)?.lang ?? 'en'] ?? permissionTexts.en!;
  const notice = showNotice(
    widget,
    {
      parts: ['permission', 'permit'],
      sentence: texts.needs.replace('{scope}', texts.scopes[scope] ?? scope),
      button: texts.permit,
      act: () => login(scope),
    },
    session,
  );
  // The visitor has just tried to send something, perhaps far below.
  if (widget.shadowRoot?.activeElement) notice?.scrollIntoView({ block: 'nearest' });
}
