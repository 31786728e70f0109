const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Escapes a text for HTML, between tags or in a quoted attribute.
 *
 * @example escapeHtml('Nuts & <bolts>') // 'Nuts &amp; &lt;bolts&gt;'
 */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] as string);
