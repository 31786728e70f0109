import { carriesMarkup } from './inspect.ts';

/**
 * What runs by itself or carries another file is refused, as far as it stands in the open; write-pdf-anew.ts brings the rest there. A PDF is
 * a download, and never drawn by a page of ours.
 */
const active =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|OpenAction|AA|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z])/;

/** null for a PDF and nothing more; else why it is refused, for the row of the upload. */
export function complaintAboutPdf(bytes: Buffer): string | null {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return 'not of the type it was granted for';
  if (!/%%EOF\s*$/.test(text.slice(-1024))) return 'does not end where its document ends';
  // A name may be written with any of its letters as #xx.
  const names = text.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  if (active.test(names)) return 'does something by itself or carries a file';
  if (carriesMarkup(text)) return 'carries markup';
  return null;
}
