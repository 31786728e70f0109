import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

const streamOf = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';

/** The characters of a font by the codes of its glyphs, as a reader copies them (its ToUnicode map). */
function charactersOf(map: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [index, [, code = '']] of [...list.matchAll(/<(\w*)>/g)].entries())
      characters.set(Number.parseInt(first, 16) + index, Buffer.from(code, 'hex').swap16().toString('utf16le'));
  }
  return characters;
}

/** The texts of the first page of a PDF that pdfkit wrote, each as it was written, in their order. */
export async function pdfTexts(bytes: Uint8Array): Promise<string[]> {
  const page = (await PDFDocument.load(bytes)).getPage(0);
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const charactersIn = new Map(
    (fonts?.keys() ?? []).map((name) => {
      const map = fonts?.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode'));
      return [name.asString(), charactersOf(streamOf(map))] as const;
    }),
  );
  const drawn = streamOf(page.node.Contents());
  return [...drawn.matchAll(/\nBT\n([\s\S]*?)\nET/g)].map(([, block = '']) => {
    const font = charactersIn.get(/(\/F\d+) /.exec(block)?.[1] ?? '');
    const codes = [...block.matchAll(/<([\da-f]+)>/gi)].flatMap(([, text = '']) => text.match(/.{4}/g) ?? []);
    return codes.map((code) => font?.get(Number.parseInt(code, 16)) ?? '').join('');
  });
}
