/** The sentence of UploadRefused for a PDF: that for pictures would name formats that its sender did not choose. */
export const refusedDocument: Readonly<Record<string, string>> = {
  en: 'We cannot use this PDF: it is damaged, protected, holds scripts or files, or is larger than 500 KB.',
  es: 'No podemos usar este PDF: está dañado o protegido, contiene scripts o archivos, o supera los 500 KB.',
  it: 'Non possiamo usare questo PDF: è danneggiato o protetto, contiene script o file, oppure supera i 500 KB.',
  zh: '无法使用此 PDF：文件已损坏或受保护，含有脚本或附件，或超过 500 KB。',
  ar: 'لا يمكننا استخدام ملف PDF هذا: فهو تالف أو محمي، أو يحتوي على نصوص برمجية أو ملفات، أو يتجاوز حجمه 500 كيلوبايت.',
};
