import { type ComponentType, lazy, Suspense, useState } from 'react';

/**
 * A part of a page that the server draws and whose code the browser fetches after the first page: until then, and where it does not come, the
 * server's markup stays, with its links and forms. `preload` before drawing, on the server and for a later page.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const never = new Promise<never>(() => {});
  const Later = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => never,
    ),
  );
  return {
    preload: async (): Promise<void> => {
      loaded = await load();
    },
    Part(props: Props) {
      // The same for as long as it is drawn: another one would lose typed text.
      const [Chosen] = useState(() => loaded ?? (Later as ComponentType<Props>));
      return (
        <Suspense fallback={null}>
          <Chosen {...props} />
        </Suspense>
      );
    },
  };
}
