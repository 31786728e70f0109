import type { Cell } from './csv-text.ts';
import { saveFile } from './save-file.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads an XLSX file. */
export async function saveXlsx(name: string, rows: readonly (readonly Cell[])[]): Promise<void> {
  const { xlsxBytes } = await import('./xlsx-bytes.ts');
  saveFile(name, new Blob([xlsxBytes(rows) as Uint8Array<ArrayBuffer>], { type }));
}
