import {
  createContentPagePath,
  createDeviceLinks,
  createSiteLinks,
  createTradeInLinks,
  createWithdrawalLinks,
  isContentPageKind,
  repairCategory,
  toGuaranteeUrl,
  type CategoryRef,
  type ContentPageKind,
  type ContentPageLink,
  type DeviceLinks,
  type SiteLinks,
  type TradeInLinks,
  type WithdrawalLinks,
} from "@rewire/domain";
import { localePrefixes, type Locale, type MessageKey, type Messages } from "@rewire/messages";
import type { MenuEntry } from "@rewire/ui";
import { stringifyFooterMenu, type FooterGroup, type SiteMenu } from "../navigation/siteMenu.ts";

/** Link of the footer: its label, and its URL in one language. */
type FooterLink = readonly [
  label: MessageKey,
  href: (links: SiteLinks & WithdrawalLinks & DeviceLinks & TradeInLinks) => string,
  /** Label for customers. @default the same */
  customerLabel?: MessageKey,
];

const withdrawalLink: FooterLink = ["footer.withdraw", (links) => links.withdrawal];

const tradeInLink: FooterLink = ["footer.tradeIn", (links) => links.tradeIn];

/**
 * Links to the shop's service, in this order. One more page is one more line; its words begin with `footer.`, so that
 * no script carries them.
 */
const serviceLinks: readonly FooterLink[] = [
  ["layout.contact", (links) => links.contact],
  ["footer.orderStatus", (links) => links.orderStatus],
  withdrawalLink,
  ["footer.returns", (links) => links.returns],
];

const repairLinks: readonly FooterLink[] = [
  ["layout.repair", (links) => links.repair],
  ["footer.repairStatus", (links) => links.repairStatus],
];

const accountLinks: readonly FooterLink[] = [
  ["layout.signIn", (links) => links.myAccount, "footer.account"],
  ["footer.orders", (links) => links.accountTab("orders")],
  ["footer.downloads", (links) => links.accountTab("downloads")],
  ["layout.wishlist", (links) => links.wishlist],
  ["footer.devices", (links) => links.myDevices],
];

/** Labels of the content pages that every shop has, by the group of the footer they are in. */
const contentLabels: Readonly<Record<"service" | "legal", Partial<Record<ContentPageKind, MessageKey>>>> = {
  service: { shipping: "footer.shipping", warranty: "footer.warranty" },
  legal: {
    imprint: "footer.imprint",
    privacy: "footer.privacy",
    terms: "footer.terms",
    withdrawal: "footer.withdrawal",
    accessibility: "footer.accessibility",
  },
};

/** Number of categories of goods shown in the footer. */
const MAX_CATEGORY_LINKS = 6;

interface SiteMenuSource {
  readonly categories: readonly CategoryRef[];
  /** Content pages that the shop has. */
  readonly contentPages: readonly ContentPageLink[];
  /** Page where readers subscribe to the newsletter, of another site; null for none. @default null */
  readonly newsletterUrl?: string | null;
  /** Whether the shop takes used devices. @default false */
  readonly hasTradeIn?: boolean;
  /** Whether there is a notice on the legal guarantee. @default false */
  readonly hasGuarantee?: boolean;
  readonly locale: Locale;
  /** All messages of the locale, including those that only the server renders. */
  readonly messages: Messages;
}

/**
 * Creates the links shown in the checkout instead of a footer: contract withdrawal, legal guarantee, and legal pages.
 */
export function createCheckoutLinks(
  source: Omit<SiteMenuSource, "categories" | "newsletterUrl" | "hasTradeIn">,
): MenuEntry[] {
  const { toEntries, toContentEntries, guaranteeEntries } = createEntryMappers(source);
  return [...toEntries([withdrawalLink]), ...guaranteeEntries, ...toContentEntries(contentLabels.legal)];
}

function createEntryMappers({
  contentPages,
  hasGuarantee = false,
  locale,
  messages,
}: Pick<SiteMenuSource, "contentPages" | "hasGuarantee" | "locale" | "messages">) {
  const prefix = localePrefixes[locale];
  const links = {
    ...createSiteLinks(prefix),
    ...createWithdrawalLinks(prefix),
    ...createDeviceLinks(prefix),
    ...createTradeInLinks(prefix),
  };
  const getLabel = (key: MessageKey): string => {
    const message = messages[key];
    if (typeof message !== "string") throw new Error(`${key} takes arguments: it is no label of a link`);
    return message;
  };
  return {
    links,
    getLabel,
    guaranteeEntries: hasGuarantee ? [{ label: getLabel("footer.guarantee"), href: toGuaranteeUrl(prefix) }] : [],
    toEntries: (list: readonly FooterLink[]): FooterGroup["entries"] =>
      list.map(([label, href, customerLabel]) => ({
        label: getLabel(label),
        href: href(links),
        ...(customerLabel && { customerLabel: getLabel(customerLabel) }),
      })),
    toContentEntries: (labels: Partial<Record<ContentPageKind, MessageKey>>): MenuEntry[] =>
      contentPages.flatMap(({ name }) => {
        const label = isContentPageKind(name) ? labels[name] : undefined;
        return label === undefined
          ? []
          : [{ label: getLabel(label), href: createContentPagePath(localePrefixes[locale], name) }];
      }),
  };
}

/** Creates the site menus in one language. Groups without entries are omitted. */
export function createSiteMenu(source: SiteMenuSource): SiteMenu {
  const { categories, contentPages, newsletterUrl = null, hasTradeIn = false, locale } = source;
  const { links, getLabel, toEntries, toContentEntries, guaranteeEntries } = createEntryMappers(source);
  const toCategoryEntries = (list: readonly CategoryRef[]): MenuEntry[] =>
    list.map(({ slug, name }) => ({ label: name, href: links.category(slug) }));

  /** Further pages of the shop have no label but their titles. */
  const otherEntries = contentPages.flatMap(({ name, title }) =>
    isContentPageKind(name) || title === null
      ? []
      : [{ label: title, href: createContentPagePath(localePrefixes[locale], name) }],
  );
  const newsletterEntries =
    newsletterUrl === null ? [] : [{ label: getLabel("footer.newsletter"), href: newsletterUrl }];

  const hasRepairs = categories.some(({ slug }) => slug === repairCategory);
  const goodsCategories = categories
    .filter(({ slug }) => !slug.startsWith(repairCategory))
    .slice(0, MAX_CATEGORY_LINKS);
  const repairs = categories.filter(({ slug }) => slug.startsWith(`${repairCategory}-`));
  const groups: FooterGroup[] = [
    {
      title: getLabel("footer.shop"),
      entries: [
        { label: getLabel("catalog.allProducts"), href: links.products() },
        ...toCategoryEntries(goodsCategories),
        { label: getLabel("catalog.allCategories"), href: links.categories },
      ],
    },
    {
      title: getLabel("menu.repair"),
      entries: hasRepairs ? [...toEntries(repairLinks), ...toCategoryEntries(repairs)] : [],
    },
    { title: getLabel("layout.account"), entries: toEntries(accountLinks) },
    {
      title: getLabel("footer.service"),
      entries: [
        ...toEntries(serviceLinks),
        ...toEntries(hasTradeIn ? [tradeInLink] : []),
        ...guaranteeEntries,
        ...toContentEntries(contentLabels.service),
        ...otherEntries,
        ...newsletterEntries,
      ],
    },
    { title: getLabel("footer.legal"), entries: toContentEntries(contentLabels.legal) },
  ];
  return { hasRepairs, footer: stringifyFooterMenu(groups.filter(({ entries }) => entries.length > 0)) };
}
