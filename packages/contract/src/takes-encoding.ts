/**
 * Whether an `Accept-Encoding` header takes an encoding, such as `br`: by its name, or else by `*`, unless its quality is 0.
 * @example takesEncoding('gzip, br;q=0', 'br') // false
 */
export function takesEncoding(header: string | undefined, encoding: string): boolean {
  const qualities = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = parameters.find((text) => text.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2))];
    }),
  );
  return (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0;
}
