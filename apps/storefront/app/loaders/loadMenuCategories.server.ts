import type { RouterContextProvider } from "react-router";
import { repairCategory, type CategoryRef } from "@rewire/domain";
import { pageContext } from "./pageContext.server.ts";

/** Number of categories of goods shown in the footer. */
const MAX_MENU_CATEGORIES = 6;

/**
 * Loads the categories of the menus: the first categories of goods, and all categories of repairs. Returns an empty
 * array on failure, because pages also work without menus.
 */
export async function loadMenuCategories(context: Readonly<RouterContextProvider>): Promise<readonly CategoryRef[]> {
  const categories = await context.get(pageContext).services.catalogue.categories();
  if (!categories.ok) return [];
  let goods = 0;
  return categories.value
    .filter(({ slug }) => slug.startsWith(repairCategory) || (goods += 1) <= MAX_MENU_CATEGORIES)
    .map(({ slug, name }) => ({ slug, name }));
}
