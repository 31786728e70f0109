import { carriesMarkup } from './inspect.ts';
import { activeComplaint } from './inspect-pdf-objects.ts';

/**
 * Names of things that a document could do by itself, as far as they are visible in its bytes, whatever a reader takes for an object.
 * inspect-pdf-objects.ts checks the parsed objects. Our pages never render a PDF. A name ends where PDF says so: with any other byte after it, three
 * of four scans of ten megabytes held one by chance.
 */
const active =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|AA|RichMedia|XFA|SubmitForm|ImportData)(?=[\0\s()<>[\]{}/%]|$)/;

/** null for a plain PDF; otherwise the reason of the refusal, for the upload's row. */
export function complaintAboutPdf(bytes: Buffer): string | null {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return 'not of the type it was granted for';
  if (!/%%EOF\s*$/.test(text.slice(-1024))) return 'does not end where its document ends';
  // PDF allows any letter of a name to be written as #xx.
  const names = text.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  if (active.test(names)) return activeComplaint;
  if (carriesMarkup(text)) return 'carries markup';
  return null;
}
