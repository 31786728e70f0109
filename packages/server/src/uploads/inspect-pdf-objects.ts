import type * as Library from '@cantoo/pdf-lib';
import { complaintAboutStream, type StreamRoom } from './inspect-pdf-streams.ts';

/**
 * The actions that a document may have: go to a page of its own, or to an address on the web. All else (programs, other documents, films,
 * scripts) is refused, also kinds that a later version of the format adds.
 */
const harmlessActions = ['GoTo', 'URI'];
const harmlessAddress = /^(?:https?:\/\/|mailto:|tel:)/i;

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
  const { PDFArray, PDFDict, PDFHexString, PDFName, PDFRawStream, PDFStream, PDFString } = library;
  const { context } = document;
  const nameOf = (dict: Library.PDFDict, key: string): string | undefined => {
    const value = context.lookup(dict.get(PDFName.of(key)));
    return value instanceof PDFName ? value.decodeText() : undefined;
  };
  const isHarmlessAddress = (value: Library.PDFObject | undefined): boolean => {
    if (!(value instanceof PDFString || value instanceof PDFHexString)) return false;
    // Readers ignore spaces and control characters before and inside the scheme.
    return harmlessAddress.test(value.decodeText().replaceAll(/\p{Cc}|\s/gu, ''));
  };
  const isHarmlessAction = (value: Library.PDFObject | undefined): boolean => {
    if (value instanceof PDFArray) return value.asArray().every((one) => isHarmlessAction(context.lookup(one)));
    // Anything but an action: a page, or the attributes of a heading.
    if (!(value instanceof PDFDict) || !value.has(PDFName.of('S'))) return true;
    const action = nameOf(value, 'S');
    if (!action || !harmlessActions.includes(action)) return false;
    return action !== 'URI' || isHarmlessAddress(context.lookup(value.get(PDFName.of('URI'))));
  };
  const isHarmlessMark = (mark: Library.PDFDict): boolean => harmlessMarks.includes(nameOf(mark, 'Subtype') ?? '');
  const marksOf = (value: Library.PDFObject | undefined): Library.PDFDict[] => {
    const marks = value instanceof PDFArray ? value.asArray().map((one) => context.lookup(one)) : [];
    return marks.filter((one) => one instanceof PDFDict);
  };
  const isHarmless = (dict: Library.PDFDict): boolean => {
    const type = nameOf(dict, 'Type');
    if (type === 'Action' && !isHarmlessAction(dict)) return false;
    if (type === 'Annot' && !isHarmlessMark(dict)) return false;
    return dict.entries().every(([key, direct]) => {
      const name = key.decodeText();
      const value = context.lookup(direct);
      if (activeKeys.includes(name)) return false;
      if (actionKeys.includes(name)) return isHarmlessAction(value);
      if (name === 'Annots') return marksOf(value).every(isHarmlessMark);
      return true;
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
      waiting.push(object.dict);
      const complaint = object instanceof PDFRawStream ? await complaintAboutStream(library, object, room) : null;
      if (complaint !== null) return complaint;
    }
  }
  return null;
}
