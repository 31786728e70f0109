import { industryTree } from '@wbn/contract';
import type { Industry } from '@wbn/contract/shapes';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, localeContext } from '../api/context.ts';
import { optional } from '../routing/page-route.ts';
import { type SubCategoryNames, subCategoryNames } from './subcategory-names.ts';

/** A group of the sidebar's flyout: a category and its first subcategories. */
export interface FlyoutGroup {
  readonly id: string;
  readonly name: string;
  /** In English, for the search links. */
  readonly subcategories: readonly string[];
  /** Labels in another language. */
  readonly labels?: readonly string[];
  readonly more: boolean;
}
export interface SidebarIndustry {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly FlyoutGroup[];
  readonly more: boolean;
}
export interface ShellData {
  readonly industries: readonly SidebarIndustry[];
}

const flyoutSize = 6;

/** An industry's flyout: six groups of six. The rest of the tree is not sent to the browser. */
export function sidebarIndustry({ categories, id, name }: Industry, labels?: SubCategoryNames): SidebarIndustry {
  return {
    id,
    name,
    groups: categories.slice(0, flyoutSize).map((category) => {
      const shown = category.subCategories.slice(0, flyoutSize);
      return {
        id: category.id,
        name: category.name,
        subcategories: shown.map((sub) => sub.name),
        ...(labels && { labels: shown.map((sub) => labels[sub.id] ?? sub.name) }),
        more: category.subCategories.length > flyoutSize,
      };
    }),
    more: categories.length > flyoutSize,
  };
}

/** The tree in English, for the search links, with subcategory names in the page's language. */
export async function loadShell({ context }: LoaderFunctionArgs): Promise<ShellData> {
  const call = context.get(apiContext);
  const [tree, labels] = await Promise.all([
    optional(call(industryTree, { locale: 'en' })),
    subCategoryNames(call, context.get(localeContext)),
  ]);
  return { industries: tree?.data.map((industry) => sidebarIndustry(industry, labels)) ?? [] };
}
