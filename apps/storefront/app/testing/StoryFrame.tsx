import { useMemo, type ReactNode } from "react";
import { translateCategory } from "@rewire/demo-shop/german";
import { contentPageKinds, type CategoryRef } from "@rewire/domain";
import { categories as allCategories } from "@rewire/domain/testing";
import { useDocument } from "../i18n/DocumentContext.tsx";
import { createSiteMenu } from "../loaders/createSiteMenu.server.ts";
import { ShopFrame } from "../screens/Frame/ShopFrame.tsx";

const contentPages = contentPageKinds.map((name) => ({ name, title: null }));

const withRepair = [
  ...Object.values(allCategories),
  { slug: "repair", name: "Repairs" },
  { slug: "repair-phones", name: "Phone repairs" },
];

interface StoryFrameProps {
  /** Categories of the shop. @default those of the cast, and repairs */
  categories?: readonly CategoryRef[] | undefined;
  children: ReactNode;
}

/** Header and footer around a story, with the menus that the server sends for a shop with these categories. */
export function StoryFrame({ categories = withRepair, children }: StoryFrameProps) {
  const { locale, messages } = useDocument();
  const siteMenu = useMemo(
    () =>
      createSiteMenu({
        // A German shop stands behind German stories (`openShop`).
        categories: locale === "de_DE" ? categories.map(translateCategory) : categories,
        contentPages,
        locale,
        messages,
      }),
    [categories, locale, messages],
  );
  return <ShopFrame siteMenu={siteMenu}>{children}</ShopFrame>;
}
