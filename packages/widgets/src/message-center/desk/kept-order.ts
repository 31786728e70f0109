import { type Client, keyValue, type ThreadOrder, threadOrders } from '@wbn/core';

const key = 'wbn:messages-order';

/** The order of the list that a visitor chose, stored on our own sites only. */
export const keptOrder = (client: Client) => {
  const storage = client.options.embedded ? undefined : keyValue(() => localStorage);
  return {
    get: (): ThreadOrder => threadOrders.find((one) => one === storage?.get(key)) ?? 'created',
    set: (order: ThreadOrder) => storage?.set(key, order),
  };
};
