import type { Industry } from '@wbn/contract/shapes';
import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '../api/context.ts';
import { optional } from './page-route.ts';

/** One group of the sidebar's flyout: a category and the first of its subcategories. */
export interface FlyoutGroup {
  readonly id: string;
  readonly name: string;
  readonly subcategories: readonly string[];
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

/** What the flyout shows of an industry: six groups of six. The rest of the tree never travels to the browser. */
export function sidebarIndustry({ categories, id, name }: Industry): SidebarIndustry {
  return {
    id,
    name,
    groups: categories.slice(0, flyoutSize).map((category) => ({
      id: category.id,
      name: category.name,
      subcategories: category.subCategories.slice(0, flyoutSize).map((sub) => sub.name),
      more: category.subCategories.length > flyoutSize,
    })),
    more: categories.length > flyoutSize,
  };
}

/** In English: its names are what the links search for. */
export async function loadShell({ context }: LoaderFunctionArgs): Promise<ShellData> {
  const tree = await optional(context.get(apiContext)('industryTree', { locale: 'en' }));
  return { industries: tree?.data.map(sidebarIndustry) ?? [] };
}
