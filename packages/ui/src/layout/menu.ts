import type { ReactNode } from "react";
import type { IconName } from "../primitives/Icon/Icon.tsx";

/** Entry of a menu. The app includes only entries whose pages exist. */
export interface MenuEntry {
  readonly label: string;
  readonly href: string;
  /** Whether the entry is the current page. @default false */
  readonly isCurrent?: boolean | undefined;
  /** Highlight; `repair` for the orange line of the repair entry. */
  readonly mark?: "repair" | undefined;
  /** Icon of the entry in the phone menu. */
  readonly icon?: IconName | undefined;
  /** Content at the end of the entry in the phone menu, such as a count. */
  readonly aside?: ReactNode;
}

/** Group of menu entries under a heading, as in the footer. */
export interface MenuGroup {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}

/** Id of the menu in the footer, which the phone menu's button links to without JavaScript. */
export const SITE_MENU_ID = "site-menu";
