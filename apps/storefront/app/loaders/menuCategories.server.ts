import type { RouterContextProvider } from "react-router";
import type { CategoryRef } from "@rewire/domain";
import { pageContext } from "./pageContext.server.ts";

/** Loads the categories for the menus; empty on failure, because a page works without them. */
export async function menuCategories(context: Readonly<RouterContextProvider>): Promise<readonly CategoryRef[]> {
  const categories = await context.get(pageContext).services.catalogue.categories();
  return categories.ok ? categories.value.map(({ slug, name }) => ({ slug, name })) : [];
}
