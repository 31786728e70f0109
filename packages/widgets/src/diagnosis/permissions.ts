import type { PartnerScope } from '@wbn/contract';
import type { Finding } from '../loader/api.ts';

/** The scopes of the acts that a widget offers. */
const needs: Readonly<Record<string, readonly PartnerScope[]>> = {
  'wbn-message-center': ['message'],
  'wbn-inquiry-form': ['inquire'],
  'wbn-comments': ['comment', 'react'],
  'wbn-product-page': ['comment', 'react'],
};

/** The scopes of an access token; undefined if the token is not ours. */
function scopesOf(token: string): readonly string[] | undefined {
  try {
    const payload = token.split('.')[1]!.replace(/[-_]/g, (letter) => (letter === '-' ? '+' : '/'));
    return (JSON.parse(atob(payload)) as { scope: string }).scope.split(' ');
  } catch {
    return undefined;
  }
}

/** Permissions that the page's widgets need and the visitor who is logged in has not given. */
export function diagnosePermissions(token: string | undefined, tags: readonly string[]): Finding[] {
  const scopes = token && scopesOf(token);
  if (!scopes) return [];
  return tags.flatMap((tag) => {
    const missing = (needs[tag] ?? []).filter((scope) => !scopes.includes(scope));
    if (!missing.length || !document.querySelector(tag)) return [];
    const text = `<${tag}> lacks the permission ${missing.join(', ')}: the visitor has not given it, or the key does not have it. wbn.login('${missing[0]}') asks for it.`;
    return [{ level: 'warning', about: 'permission', text } satisfies Finding];
  });
}
