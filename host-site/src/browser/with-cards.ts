import { wakeWidgets } from './wake-widgets.ts';

/** Loads data together with the code of the business cards that show it: a card that is drawn later would move the page. */
export async function withCards<Data>(data: Promise<Data>): Promise<Data> {
  // Without that code, each card tries again by itself.
  const [loaded] = await Promise.all([data, wakeWidgets('wbn-business-card').catch(() => undefined)]);
  return loaded;
}
