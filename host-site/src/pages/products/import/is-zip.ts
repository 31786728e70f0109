/** A zip begins with these letters: a workbook is one. */
export const isZip = (bytes: ArrayBuffer): boolean => {
  const [first, second, third, fourth] = new Uint8Array(bytes);
  return first === 0x50 && second === 0x4b && third === 3 && fourth === 4;
};
