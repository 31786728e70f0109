/** Illustrations of the pages; each site that shows the pages has a picture for every id. */
export const imageIDs = [
  'world-map',
  'team',
  'mission',
  'vision',
  'values',
  'why-found',
  'why-trust',
  'why-direct',
  'why-global',
  'why-cost',
  'export-plan',
  'export-documents',
  'marketing-message',
  'marketing-channel',
  'distribution-map',
  'distribution-contract',
  'buyer-desk',
  'buyer-questions',
  'exporter-factory',
  'exporter-audit',
  'cargo-port',
  'advertising',
  'free-marketing',
  'messages',
  'partners',
  'mascot-standard',
  'mascot-gold',
  'mascot-premium',
  'mascot-platinum',
] as const;

export type ImageID = (typeof imageIDs)[number];

export type Person = { readonly name: string; readonly role: string; readonly biography: string };

export type Action = {
  readonly label: string;
  /** 'register' leads to the account site with `continue`; a path leads within the portal. */
  readonly to: 'register' | 'login' | `/${string}`;
};

/** A piece of a page. Texts are plain (no markup) and may hold placeholders for `fill`. */
export type Block =
  | {
      readonly type: 'heading';
      readonly level: 2 | 3;
      readonly text: string;
      /** Anchor for links into the page; default: derived from the text. */
      readonly anchor?: string;
    }
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly type: 'image'; readonly image: ImageID; readonly alt: string }
  | { readonly type: 'callout'; readonly title: string; readonly text: string }
  | {
      readonly type: 'row';
      readonly image: ImageID;
      readonly alt: string;
      readonly title: string;
      readonly text: string;
    }
  | { readonly type: 'people'; readonly people: readonly Person[] }
  | { readonly type: 'actions'; readonly actions: readonly Action[] }
  /** A part with content from elsewhere: tip list, package cards, comparison table, territorial logos. */
  | { readonly type: 'insert'; readonly what: 'tips' | 'packages' | 'comparison' | 'network' };

export type PageMeta = {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
};

export type Page = {
  readonly id: string;
  readonly path: `/${string}`;
  /** The one heading of level 1. */
  readonly title: string;
  /** A sentence or two under the title. */
  readonly lead: string;
  readonly meta: PageMeta;
  /** 'terms': centered title and the blocks in a bordered box. */
  readonly layout: 'article' | 'marketing' | 'terms';
  readonly blocks: readonly Block[];
};

export const h2 = (text: string): Block => ({ type: 'heading', level: 2, text });
export const h3 = (text: string): Block => ({ type: 'heading', level: 3, text });
export const p = (text: string): Block => ({ type: 'paragraph', text });
export const ul = (...items: string[]): Block => ({ type: 'list', ordered: false, items });
export const ol = (...items: string[]): Block => ({ type: 'list', ordered: true, items });
export const image = (id: ImageID, alt: string): Block => ({ type: 'image', image: id, alt });
export const callout = (title: string, text: string): Block => ({ type: 'callout', title, text });
export const row = (id: ImageID, alt: string, title: string, text: string): Block => ({
  type: 'row',
  image: id,
  alt,
  title,
  text,
});
export const insert = (what: Extract<Block, { type: 'insert' }>['what']): Block => ({ type: 'insert', what });
export const actions = (...list: Action[]): Block => ({ type: 'actions', actions: list });

export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The two buttons of every marketing page. */
export const goGlobal: Block = actions(
  { label: 'Register Now', to: 'register' },
  { label: 'Go Global', to: '/our-network' },
);

/** All visible words of some blocks, for searching and counting. */
export function textOf(blocks: readonly Block[]): string {
  const words = (block: Block): readonly string[] => {
    switch (block.type) {
      case 'heading':
      case 'paragraph':
        return [block.text];
      case 'list':
        return block.items;
      case 'callout':
      case 'row':
        return [block.title, block.text];
      case 'people':
        return block.people.flatMap(({ name, role, biography }) => [name, role, biography]);
      case 'actions':
        return block.actions.map(({ label }) => label);
      case 'image':
      case 'insert':
        return [];
    }
  };
  return blocks.flatMap(words).join('\n');
}
