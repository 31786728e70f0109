import type * as Library from '@cantoo/pdf-lib';
import { complaintAboutStream, type StreamRoom } from './inspect-pdf-streams.ts';

/**
 * The actions that a document may have: go to a page of its own, or to an address on the web. All else (programs, other documents, films,
 * scripts) is refused, also kinds that a later version of the format adds.
 */
const harmlessActions = ['GoTo', 'URI'];

/** Marks on a page that carry neither file nor action of a kind of their own. */
const harmlessMarks = [
  ...[
    'Caret',
    'Circle',
    'FreeText',
    'Highlight',
    'Ink',
    'Line',
    'Link',
    'Polygon',
    'PolyLine',
    'Popup',
    'PrinterMark',
    'Redact',
    'Square',
  ],
  ...['Squiggly', 'Stamp', 'StrikeOut', 'Text', 'TrapNet', 'Underline', 'Watermark', 'Widget'],
];

/** Keys below which an action stands. */
const actionKeys = ['A', 'Next', 'OpenAction', 'PA'];
/** Keys that scripts, files and forms of other kinds need. */
const activeKeys = ['AA', 'EF', 'EmbeddedFiles', 'JS', 'JavaScript', 'RichMediaContent', 'XFA'];

/** Keys of a file outside, if their value is a text. */
const fileKeys = ['F', 'UF'];

export const activeComplaint = 'does something by itself or carries a file';

/**
 * Looks at every object of a parsed document.
 * @returns null for a plain document; otherwise the reason of the refusal, for the upload's row
 */
export async function complaintAboutObjects(
  library: typeof Library,
  document: Library.PDFDocument,
  room: StreamRoom,
): Promise<string | null> {
  const { PDFArray, PDFDict, PDFHexString, PDFName, PDFNull, PDFNumber, PDFRawStream, PDFStream, PDFString } = library;
  const { context } = document;
  const valueAt = (dict: Library.PDFDict, key: string) => context.lookup(dict.get(PDFName.of(key)));
  const nameOf = (dict: Library.PDFDict, key: string): string | undefined => {
    const value = valueAt(dict, key);
    return value instanceof PDFName ? value.decodeText() : undefined;
  };
  const isNothing = (value: Library.PDFObject | undefined) => value === undefined || value === PDFNull;
  const isText = (value: Library.PDFObject | undefined): value is Library.PDFString | Library.PDFHexString =>
    value instanceof PDFString || value instanceof PDFHexString;
  /** Readers take a stream for its dictionary. Only an action and the tables of a document for slow lines have this key in a stream. */
  const isAction = (stream: Library.PDFStream): boolean =>
    stream.dict.has(PDFName.of('S')) && !(valueAt(stream.dict, 'S') instanceof PDFNumber);
  const isHarmlessAction = (value: Library.PDFObject | undefined): boolean => {
    if (value instanceof PDFArray) return value.asArray().every((one) => isHarmlessAction(context.lookup(one)));
    if (value instanceof PDFStream) return !value.dict.has(PDFName.of('S'));
    // Anything but an action: a page and the place on it, its name, or the attributes of a heading.
    if (!(value instanceof PDFDict) || !value.has(PDFName.of('S'))) return true;
    const action = nameOf(value, 'S');
    if (!action || !harmlessActions.includes(action)) return false;
    const address = valueAt(value, 'URI');
    return action !== 'URI' || (isText(address) && isHarmlessAddress(address.decodeText()));
  };
  const isHarmlessMark = (mark: Library.PDFObject | undefined): boolean =>
    isNothing(mark) || (mark instanceof PDFDict && harmlessMarks.includes(nameOf(mark, 'Subtype') ?? ''));
  const areHarmlessMarks = (value: Library.PDFObject | undefined): boolean =>
    isNothing(value) ||
    (value instanceof PDFArray && value.asArray().every((one) => isHarmlessMark(context.lookup(one))));
  const isHarmless = (dict: Library.PDFDict): boolean => {
    const type = nameOf(dict, 'Type');
    if (type === 'Action' && !isHarmlessAction(dict)) return false;
    if (type === 'Annot' && !isHarmlessMark(dict)) return false;
    return dict.entries().every(([key, direct]) => {
      const name = key.decodeText();
      const value = context.lookup(direct);
      if (activeKeys.includes(name)) return false;
      if (fileKeys.includes(name)) return !isText(value);
      if (actionKeys.includes(name)) return isHarmlessAction(value);
      return name !== 'Annots' || areHarmlessMarks(value);
    });
  };

  const waiting = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFArray) waiting.push(...object.asArray());
    if (object instanceof PDFDict) {
      if (!isHarmless(object)) return activeComplaint;
      waiting.push(...object.values());
    }
    if (object instanceof PDFStream) {
      if (isAction(object)) return activeComplaint;
      waiting.push(object.dict);
      const complaint = object instanceof PDFRawStream ? await complaintAboutStream(library, object, room) : null;
      if (complaint !== null) return complaint;
    }
  }
  return null;
}

const webAddress = /^https?:\/\//i;
const otherAddress = /^(?:mailto|tel):/i;

/** An address on the web that names no user before its host, a mail without a file, or a telephone number. */
function isHarmlessAddress(given: string): boolean {
  // Readers ignore spaces and control characters before and inside the scheme.
  const address = given.replaceAll(/\p{Cc}|\s/gu, '');
  if (!webAddress.test(address)) return otherAddress.test(address) && !new URL(address).searchParams.has('attach');
  if (!URL.canParse(address)) return false;
  const { password, username } = new URL(address);
  return username === '' && password === '';
}
