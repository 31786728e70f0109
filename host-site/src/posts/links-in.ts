/** A piece of a text; `href` if it is an address. */
export interface Piece {
  readonly text: string;
  readonly href?: string;
}

/** Latin letters, digits and signs: in Chinese an address is followed by other letters without a space. */
const address = /(?:https?:\/\/|www\.)[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi;

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** Signs that end a sentence, and a closing bracket without its opening one, do not belong to an address. */
function trimmed(found: string): string {
  let end = found.length;
  let closing = countOf(found, ')') - countOf(found, '(');
  for (; end > 0; end -= 1) {
    const last = found[end - 1] ?? '';
    if (last === ')' && closing > 0) closing -= 1;
    else if (!".,;:!?'*~]".includes(last)) break;
  }
  return found.slice(0, end);
}

/** The target of an address; undefined if it has no domain, or a name before its host, which makes another host look like the target. */
function target(text: string): string | undefined {
  const href = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(href)) return undefined;
  const { hostname, password, username } = new URL(href);
  return username || password || !hostname.includes('.') ? undefined : href;
}

/** A person's text in pieces; together they are the text. */
export function linksIn(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = trimmed(found);
    const href = /\w/.test(text[index - 1] ?? '') ? undefined : target(link);
    if (!href) continue;
    pieces.push({ text: text.slice(done, index) }, { text: link, href });
    done = index + link.length;
  }
  return [...pieces, { text: text.slice(done) }].filter((piece) => piece.text !== '');
}
