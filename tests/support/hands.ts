/** What a person at a keyboard does in a browser, whichever it is. */
export interface Hands {
  open(address: string): Promise<void>;
  /** A key by its DOM name (`Tab`, `ArrowDown`), or one letter. */
  press(key: string): Promise<void>;
  /** Runs the body of an async function in the page; what it returns has to be plain data. */
  run<T>(body: string): Promise<T>;
  close(): Promise<void>;
}

export interface OtherBrowser {
  readonly name: string;
  start(): Promise<Hands>;
}

/** The same as one expression that answers JSON, or what was thrown. */
export const asJson = (body: string): string =>
  `(async () => { try { return JSON.stringify({ value: await (async () => { ${body} })() }) } catch (error) { return JSON.stringify({ fault: String(error) }) } })()`;

export function fromJson<T>(text: string): T {
  const { value, fault } = JSON.parse(text) as { value: T; fault?: string };
  if (fault) throw new Error(fault);
  return value;
}

/** Both protocols know the keys without a letter by these characters. */
const characters: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** A key pressed and let go, as both protocols say it. */
export const keyActions = (key: string): readonly object[] => {
  const value = characters[key] ?? key;
  const actions = [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  return [{ type: 'key', id: 'keyboard', actions }];
};

/** What a child process says on one of its streams, up to the line that matches. */
export const heard = (stream: NodeJS.ReadableStream, wanted: RegExp, patience = 30_000): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`It never said ${wanted}: ${said.slice(-500)}`)), patience);
    stream.on('data', (data) => {
      said += data;
      const found = wanted.exec(said);
      if (!found) return;
      clearTimeout(timer);
      resolve(found[1] ?? '');
    });
  });
