import type { MenuGroup } from "@rewire/ui";

/**
 * Menus of the site in the format in which the server sends them, so that no script contains the texts of the footer.
 */
export interface SiteMenu {
  /** Whether the shop offers repairs. */
  readonly hasRepairs: boolean;
  /** Footer in the format of {@link parseFooterMenu}; "" for none. */
  readonly footer: string;
}

/** Menus without the entries that depend on the shop, for pages whose menus the server could not load. */
export const emptySiteMenu: SiteMenu = { hasRepairs: false, footer: "" };

/** Serialises the footer: a line with the title of each group, then a line "URL label" for each of its entries. */
export const stringifyFooterMenu = (groups: readonly MenuGroup[]): string =>
  groups
    .map(({ title, entries }) =>
      [title, ...entries.map(({ href, label }) => `${href} ${label}`)].map(toSingleLine).join("\n"),
    )
    .join("\n\n");

const toSingleLine = (text: string) => text.replaceAll(/\s+/g, " ");

/**
 * Parses the format of {@link stringifyFooterMenu}; URLs contain no spaces.
 * @param isCurrentPage Returns whether a URL is that of the current page.
 */
export const parseFooterMenu = (text: string, isCurrentPage: (href: string) => boolean): MenuGroup[] =>
  text === ""
    ? []
    : text.split("\n\n").map((group) => {
        const [title = "", ...lines] = group.split("\n");
        return {
          title,
          entries: lines.map((line) => {
            const [href = ""] = line.split(" ", 1);
            return { href, label: line.slice(href.length + 1), isCurrent: isCurrentPage(href) };
          }),
        };
      });
