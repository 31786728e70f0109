import { expect, it } from 'vitest';
import { createPages, type Page } from './pages.ts';

const idOf = (item: string) => item;
/** Answers with the page of each cursor, and keeps the cursors. */
function source(pages: Readonly<Record<string, Page<string>>>) {
  const cursors: (string | undefined)[] = [];
  const load = async (from: string | undefined) => {
    cursors.push(from);
    const page = pages[from ?? 'first'];
    if (!page) throw new Error('No such page.');
    return page;
  };
  return { cursors, load };
}

it('loads page by page to the end, and nothing after it', async () => {
  const { cursors, load } = source({ first: { items: ['a'], next: '2' }, 2: { items: ['b'], next: undefined } });
  const pages = createPages(load, idOf);
  expect(pages.get()).toEqual({ items: [], isLoading: false, hasFailed: false, isOver: false });
  await pages.more();
  expect(pages.get()).toEqual({ items: ['a'], isLoading: false, hasFailed: false, isOver: false });
  await pages.more();
  await pages.more();
  expect(pages.get()).toEqual({ items: ['a', 'b'], isLoading: false, hasFailed: false, isOver: true });
  expect(cursors).toEqual([undefined, '2']);
});

it('starts with a loaded page, which may be the last one', async () => {
  const last = createPages(source({}).load, idOf, { items: ['a'], next: undefined });
  expect(last.get()).toMatchObject({ items: ['a'], isLoading: false, isOver: true });
  const { cursors, load } = source({ 2: { items: ['b'], next: undefined } });
  const pages = createPages(load, idOf, { items: ['a'], next: '2' });
  await pages.more();
  expect(cursors).toEqual(['2']);
  expect(pages.get().items).toEqual(['a', 'b']);
});

it('loads once for two requests at the same time', async () => {
  const { cursors, load } = source({ first: { items: ['a'], next: '2' } });
  const pages = createPages(load, idOf);
  await Promise.all([pages.more(), pages.more()]);
  expect(cursors).toHaveLength(1);
});

it('shows an item once that a new item has shifted to the next page', async () => {
  const { load } = source({ first: { items: ['a', 'b'], next: '2' }, 2: { items: ['b', 'c'], next: undefined } });
  const pages = createPages(load, idOf);
  await pages.more();
  await pages.more();
  expect(pages.get().items).toEqual(['a', 'b', 'c']);
});

it('ends at a cursor that points to itself', async () => {
  const { load } = source({ first: { items: ['a'], next: '2' }, 2: { items: ['b'], next: '2' } });
  const pages = createPages(load, idOf);
  await pages.more();
  await pages.more();
  expect(pages.get().isOver).toBe(true);
});

it('keeps its items when a page fails, and tries the same page again', async () => {
  const cursors: (string | undefined)[] = [];
  const pages = createPages(
    async (from) => {
      cursors.push(from);
      if (cursors.length === 1) throw new Error('away');
      return { items: ['b'], next: undefined };
    },
    idOf,
    { items: ['a'], next: '2' },
  );
  await pages.more();
  expect(pages.get()).toEqual({ items: ['a'], isLoading: false, hasFailed: true, isOver: false });
  await pages.more();
  expect(pages.get()).toEqual({ items: ['a', 'b'], isLoading: false, hasFailed: false, isOver: true });
  expect(cursors).toEqual(['2', '2']);
});
