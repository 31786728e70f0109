import { useEffect, useState } from 'react';
import { wakeWidgets } from './wake-widgets.ts';

/**
 * The attributes for a widget that the server may have drawn. Its code takes over the markup as it was drawn, so changed attributes wait
 * until the element has its code.
 */
export function useDrawnAttributes<Attributes extends Readonly<Record<string, string>>>(
  tag: string,
  asked: Attributes,
): Attributes {
  const [drawn] = useState(asked);
  const [isAwake, setAwake] = useState(false);
  const isChanged = Object.entries(asked).some(([name, value]) => drawn[name] !== value);
  useEffect(() => {
    if (!isChanged) return;
    wakeWidgets(tag).then(
      () => setAwake(true),
      () => {}, // without its code the element stays as it was drawn
    );
  }, [isChanged, tag]);
  return isAwake ? asked : drawn;
}
