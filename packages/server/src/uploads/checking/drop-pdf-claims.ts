import type * as Library from '@cantoo/pdf-lib';

/** Of the catalog: rights by a signature, what was needed to check one, and the view of a document that carries files. */
const catalogKeys = ['Perms', 'DSS', 'Collection'];
/** Objects of signatures and time stamps, with the certificates of their writers. */
const signatureTypes = ['Sig', 'DocTimeStamp'];

/**
 * Removes signatures from a document that is written anew. They are void then, and a reader must not be told that somebody signed or certified it;
 * programs that check one as they open a document would ask addresses in its certificates, and so tell the sender that it was read.
 */
export function dropClaims(library: typeof Library, document: Library.PDFDocument): void {
  const { PDFArray, PDFDict, PDFName, PDFStream } = library;
  const { context } = document;
  // A document without one is damaged, and shows nothing.
  const root = context.lookup(context.trailerInfo.Root);
  const catalog = root instanceof PDFDict ? root : context.obj({});
  const name = PDFName.of;
  const isNamed = (dict: Library.PDFDict, key: string, among: readonly string[]): boolean => {
    const value = context.lookup(dict.get(name(key)));
    return value instanceof PDFName && among.includes(value.decodeText());
  };
  // `ByteRange` is what a signature covers: its type may be left out.
  const isSignature = (dict: Library.PDFDict): boolean =>
    isNamed(dict, 'Type', signatureTypes) || isNamed(dict, 'FT', ['Sig']) || dict.has(name('ByteRange'));

  const claims = new Set<Library.PDFObject>();
  /** With the fields below it, which have its type. */
  const addClaim = (claim: Library.PDFDict) => {
    const below: (Library.PDFObject | undefined)[] = [claim];
    while (below.length > 0) {
      const object = below.pop();
      if (!(object instanceof PDFDict) || claims.has(object)) continue;
      claims.add(object);
      const kids = context.lookup(object.get(name('Kids')));
      if (kids instanceof PDFArray) below.push(...kids.asArray().map((kid) => context.lookup(kid)));
    }
  };
  for (const key of catalogKeys) {
    const value = context.lookup(catalog.get(name(key)));
    if (value instanceof PDFDict) claims.add(value);
    catalog.delete(name(key));
  }
  const form = context.lookup(catalog.get(name('AcroForm')));
  if (form instanceof PDFDict) form.delete(name('SigFlags'));

  const all: (Library.PDFArray | Library.PDFDict)[] = [];
  const waiting = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFStream) waiting.push(object.dict);
    if (!(object instanceof PDFArray || object instanceof PDFDict)) continue;
    all.push(object);
    if (object instanceof PDFDict && isSignature(object)) addClaim(object);
    for (const value of object instanceof PDFDict ? object.values() : object.asArray()) waiting.push(value);
  }
  if (claims.size === 0) return;
  const isKept = (value: Library.PDFObject): boolean => {
    const object = context.lookup(value);
    return object === undefined || !claims.has(object);
  };
  for (const object of all) {
    if (object instanceof PDFDict) {
      for (const [key, value] of object.entries()) if (!isKept(value)) object.delete(key);
    } else if (!object.asArray().every(isKept)) {
      const kept = object.asArray().filter(isKept);
      // From the end: each removal before it would move all that follow.
      while (object.size() > 0) object.remove(object.size() - 1);
      for (const value of kept) object.push(value);
    }
  }
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (claims.has(object)) context.delete(ref);
  }
}
