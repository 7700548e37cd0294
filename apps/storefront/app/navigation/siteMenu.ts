import type { MenuEntry, MenuGroup } from "@rewire/ui";

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

/** Group of the footer menu as the server composes it: a link may have another label for customers. */
export interface FooterGroup extends MenuGroup {
  readonly entries: readonly (MenuEntry & { readonly customerLabel?: string | undefined })[];
}

/**
 * Serialises the footer menu: for each group, a line with the title, followed by a line "URL label" for each entry. A
 * label for customers follows after a tab.
 */
export const stringifyFooterMenu = (groups: readonly FooterGroup[]): string =>
  groups
    .map(({ title, entries }) => [toSingleLine(title), ...entries.map(stringifyFooterEntry)].join("\n"))
    .join("\n\n");

const stringifyFooterEntry = ({ href, label, customerLabel }: FooterGroup["entries"][number]): string =>
  [`${href} ${label}`, ...(customerLabel ? [customerLabel] : [])].map(toSingleLine).join("\t");

const toSingleLine = (text: string) => text.replaceAll(/\s+/g, " ");

/**
 * Parses a footer menu in the format of {@link stringifyFooterMenu}.
 * @param isCurrentPage Returns whether a URL is the URL of the current page.
 * @param isCustomer Whether the labels are those for customers.
 */
export const parseFooterMenu = (
  text: string,
  isCurrentPage: (href: string) => boolean,
  isCustomer = false,
): MenuGroup[] =>
  text === ""
    ? []
    : text.split("\n\n").map((group) => {
        const [title = "", ...lines] = group.split("\n");
        return {
          title,
          entries: lines.map((line) => {
            const [href = ""] = line.split(" ", 1);
            const [label = "", customerLabel = label] = line.slice(href.length + 1).split("\t");
            return { href, label: isCustomer ? customerLabel : label, isCurrent: isCurrentPage(href) };
          }),
        };
      });
