import type { MenuGroup } from "@rewire/ui";

/**
 * Site menus in the format sent by the server. Because the server sends the footer texts, the browser code does not
 * contain them.
 */
export interface SiteMenu {
  /** Whether the shop offers repairs. */
  readonly hasRepairs: boolean;
  /** Footer in the format of {@link parseFooterMenu}; "" for none. */
  readonly footer: string;
}

/** Site menus without the shop's entries, for pages whose menus could not be loaded. */
export const emptySiteMenu: SiteMenu = { hasRepairs: false, footer: "" };

/** Serialises the footer menu: for each group, a line with the title, followed by a line "URL label" for each entry. */
export const stringifyFooterMenu = (groups: readonly MenuGroup[]): string =>
  groups
    .map(({ title, entries }) =>
      [title, ...entries.map(({ href, label }) => `${href} ${label}`)].map(toSingleLine).join("\n"),
    )
    .join("\n\n");

const toSingleLine = (text: string) => text.replaceAll(/\s+/g, " ");

/**
 * Parses a footer menu in the format of {@link stringifyFooterMenu}.
 * @param isCurrentPage Returns whether a URL is the URL of the current page.
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
