import { industries } from '@wbn/content';
import type { Category, Industry } from '@wbn/contract/shapes';

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/** The whole tree, built once. Clients read an entry's id as `id` and `key`, and its name as `name` and `text`. */
export const tree: Industry[] = [...industries].sort(byOrder).map(({ id, name, categories }) => ({
  id,
  key: id,
  name,
  text: name,
  categories: [...categories].sort(byOrder).map(
    (category): Category => ({
      id: category.id,
      name: category.name,
      order: category.order,
      subCategories: [...category.subCategories].sort(byOrder).map(({ id, name, order }) => ({ id, name, order })),
    }),
  ),
}));
