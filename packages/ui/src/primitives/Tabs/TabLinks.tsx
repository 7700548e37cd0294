import { useSlotRecipe } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { tabsRecipe } from "./tabs.recipe.ts";

export interface TabLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Number of items in the tab's content; hidden if unknown. */
  readonly count?: number | undefined;
}

export interface TabLinksProps {
  /** Accessible name of the navigation. */
  label: string;
  tabs: readonly TabLink[];
  /** Id of the current tab. */
  currentId: string;
}

/** Tabs that are links with their own URLs. They work without JavaScript. */
export function TabLinks({ label, tabs, currentId }: TabLinksProps) {
  const { formatNumber } = useIntl();
  const styles = useSlotRecipe({ recipe: tabsRecipe })();
  const link = useLinkComponent();
  const listRef = useRef<HTMLUListElement>(null);
  const index = tabs.findIndex(({ id }) => id === currentId);

  // Scrolls the current tab into view within the row on phones, without scrolling the page.
  useEffect(() => {
    const row = listRef.current;
    const tab = row?.children[index];
    if (!row || !(tab instanceof HTMLElement)) return undefined;
    // Again when a width changes, as when the font has come or a phone is turned.
    const observer = new ResizeObserver(() => {
      row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
    });
    for (const element of [row, tab]) observer.observe(element);
    return () => observer.disconnect();
  }, [index]);

  return (
    <nav aria-label={label} data-print="hide">
      <chakra.ul ref={listRef} css={styles["list"]}>
        {tabs.map(({ id, label: text, href, count }) => (
          <li key={id}>
            <chakra.a as={link} href={href} css={styles["tab"]} aria-current={id === currentId ? "page" : undefined}>
              {text}
              {count !== undefined && <chakra.span css={styles["count"]}>{formatNumber(count)}</chakra.span>}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </nav>
  );
}
