const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** 'Firefox on Linux': enough to recognise one's own devices, too little to track anyone. Null if it is not a browser. */
export function userAgentLabel(userAgent: string | undefined): string | null {
  const named = (list: readonly (readonly [string, string])[]) => list.find(([mark]) => userAgent?.includes(mark))?.[1];
  const browser = named(browsers);
  if (browser === undefined) return null;
  const system = named(systems);
  return system === undefined ? browser : `${browser} on ${system}`;
}
