import type { IconName } from "../primitives/Icon/Icon.tsx";

/** One entry of a menu; the app lists the pages that exist. */
export interface MenuEntry {
  readonly label: string;
  readonly href: string;
  /** Whether it is the page that is open. @default false */
  readonly isCurrent?: boolean | undefined;
  /** Gives the repair desk its orange line. */
  readonly mark?: "repair" | undefined;
  /** Drawn beside it in the phone menu. */
  readonly icon?: IconName | undefined;
}

/** Entries under a heading, as in the footer. */
export interface MenuGroup {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}
