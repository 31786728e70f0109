/** A keyboard user's actions in any browser. */
export interface Hands {
  open(address: string): Promise<void>;
  /** A key by its DOM name (`Tab`, `ArrowDown`), or a letter. */
  press(key: string): Promise<void>;
  /** Runs the body of an async function in the page; returns plain data. */
  run<T>(body: string): Promise<T>;
  close(): Promise<void>;
}

export interface OtherBrowser {
  readonly name: string;
  start(): Promise<Hands>;
}

/** The same as an expression that returns JSON, or the thrown error. */
export const asJson = (body: string): string =>
  `(async () => { try { return JSON.stringify({ value: await (async () => { ${body} })() }) } catch (error) { return JSON.stringify({ fault: String(error) }) } })()`;

export function fromJson<T>(text: string): T {
  const { value, fault } = JSON.parse(text) as { value: T; fault?: string };
  if (fault) throw new Error(fault);
  return value;
}

/** Both protocols use these characters for keys without a letter. */
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

/** A key press in the form of both protocols. */
export const keyActions = (key: string): readonly object[] => {
  const value = characters[key] ?? key;
  const actions = [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  return [{ type: 'key', id: 'keyboard', actions }];
};

/** Output of a child process up to a matching line. */
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
