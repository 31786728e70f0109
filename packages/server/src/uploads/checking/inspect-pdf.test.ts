import { expect, it } from 'vitest';
import { complaintAboutPdf } from './inspect-pdf.ts';

const pdf = (inside = '', end = '%%EOF\n') =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<</Type/Catalog${inside}>>\nendobj\ntrailer<</Root 1 0 R>>\n${end}`, 'latin1');

it('takes a plain document', () => {
  expect(complaintAboutPdf(pdf())).toBeNull();
  expect(complaintAboutPdf(pdf('/Title(Java)/JSON 1'))).toBeNull();
});

it('takes the bytes of a picture that look like the beginning of a name', () => {
  expect(complaintAboutPdf(pdf('>>stream\n/JS\u0080/AA\u00ff/JS7/AA~\nendstream<<'))).toBeNull();
});

it.each([...'\0\t\n\f\r ()<>[]{}/%'])('refuses a script whose name ends by %j', (end) => {
  expect(complaintAboutPdf(pdf(`/JS${end}2 0 R`))).not.toBeNull();
});

it.each([
  ['no document', Buffer.from('<html><body>%PDF-1.7 %%EOF')],
  ['a page with a document behind it', Buffer.concat([Buffer.from('<script>1</script>'), pdf()])],
  ['something behind the document', pdf('', '%%EOF\nPK\u0003\u0004')],
  ['no end', pdf('', '')],
  ['a script', pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>')],
  ['a script under another spelling', pdf('/AA<</S/Java#53cript>>')],
  ['a name spelt with signs', pdf('/S/#4a#53 2 0 R')],
  ['a program to start', pdf('/A<</S/Launch/F(cmd.exe)>>')],
  ['a file inside', pdf('/Names<</EmbeddedFiles 3 0 R>>')],
  ['markup', pdf('/Title(<script>alert\\(1\\)</script>)')],
])('refuses %s', (_, bytes) => {
  expect(complaintAboutPdf(bytes)).not.toBeNull();
});
