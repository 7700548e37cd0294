import * as fc from "fast-check";
import { contentPageKinds } from "@rewire/domain";
import { expect, test } from "vitest";
import { LOCALES, loadAllMessages, localePrefixes } from "@rewire/messages";
import { parseFooterMenu, stringifyFooterMenu } from "../navigation/siteMenu.ts";
import { createCheckoutLinks, createSiteMenu } from "./createSiteMenu.server.ts";

const isOpen = () => false;
const goods = Array.from({ length: 8 }, (_, at) => ({ slug: `goods-${at}`, name: `Goods ${at}` }));
const contentPages = [...contentPageKinds.map((name) => ({ name, title: null })), { name: "jobs", title: "Jobs here" }];
const repairs = [
  { slug: "repair", name: "Repairs" },
  { slug: "repair-phone", name: "Phone repairs" },
];

test.each(LOCALES)("the footer of %s has words for every link, and leads to its own language", async (locale) => {
  const messages = await loadAllMessages(locale);
  const { hasRepairs, footer } = createSiteMenu({ categories: [...goods, ...repairs], contentPages, locale, messages });
  const groups = parseFooterMenu(footer, isOpen);
  expect(hasRepairs).toBe(true);
  expect(groups).toHaveLength(5);
  const entries = groups.flatMap((group) => group.entries);
  for (const { href, label } of entries) {
    expect(href.startsWith(`${localePrefixes[locale]}/`)).toBe(true);
    expect(label).not.toBe("");
  }
  expect(entries.map(({ href }) => href)).toContain(`${localePrefixes[locale]}/product-category/repair-phone`);
  for (const path of ["order-status", "repair/status", "withdrawal", "returns", "contact"])
    expect(entries.filter(({ href }) => href === `${localePrefixes[locale]}/${path}`)).toHaveLength(1);
  for (const { name } of contentPages)
    expect(entries.filter(({ href }) => href === `${localePrefixes[locale]}/info/${name}`)).toHaveLength(1);
  expect(entries).toContainEqual({ href: `${localePrefixes[locale]}/info/jobs`, label: "Jobs here", isCurrent: false });
  expect(entries.filter(({ href }) => href.includes("/goods-"))).toHaveLength(6);
});

test("the account's page is called otherwise for customers", async () => {
  const messages = await loadAllMessages("de_DE");
  const { footer } = createSiteMenu({ categories: [], contentPages: [], locale: "de_DE", messages });
  const labelsOf = (isCustomer: boolean) =>
    parseFooterMenu(footer, isOpen, isCustomer).flatMap(({ entries }) => entries.map(({ label }) => label));
  expect(labelsOf(false)).toContain("Anmelden");
  expect(labelsOf(true)).toEqual(labelsOf(false).map((label) => (label === "Anmelden" ? "Kontoübersicht" : label)));
});

test("groups without an entry are left out", async () => {
  const messages = await loadAllMessages("en_US");
  const { hasRepairs, footer } = createSiteMenu({ categories: [], contentPages: [], locale: "en_US", messages });
  expect(hasRepairs).toBe(false);
  expect(parseFooterMenu(footer, isOpen).map(({ title }) => title)).toEqual(["Shop", "My account", "Service"]);
  expect(parseFooterMenu("", isOpen)).toEqual([]);
});

test("the newsletter is a link to the owner's page, where there is one", async () => {
  const messages = await loadAllMessages("de_DE");
  const source = { categories: [], contentPages: [], locale: "de_DE", messages } as const;
  const newsletterUrl = "https://news.shop.example/subscribe?list=1";
  const entriesOf = (footer: string) => parseFooterMenu(footer, isOpen).flatMap(({ entries }) => entries);
  expect(entriesOf(createSiteMenu({ ...source, newsletterUrl }).footer)).toContainEqual({
    href: newsletterUrl,
    label: "Newsletter",
    isCurrent: false,
  });
  expect(createSiteMenu(source).footer).not.toContain("Newsletter");
});

test("the trade-in desk is linked where the shop takes used devices", async () => {
  const messages = await loadAllMessages("de_DE");
  const source = { categories: [], contentPages: [], locale: "de_DE", messages } as const;
  const entries = parseFooterMenu(createSiteMenu({ ...source, hasTradeIn: true }).footer, isOpen);
  expect(entries.flatMap((group) => group.entries)).toContainEqual({
    href: "/de/trade-in",
    label: "Was Ihr altes Gerät wert ist",
    isCurrent: false,
  });
  expect(createSiteMenu(source).footer).not.toContain("/trade-in");
});

test("the notice on the legal guarantee is linked from the footer and the checkout, where there is one", async () => {
  const messages = await loadAllMessages("de_DE");
  const source = { contentPages: [], locale: "de_DE", messages } as const;
  const link = { href: "/de/guarantee", label: "Gesetzliche Gewährleistung (EU-Hinweis)" };
  expect(createCheckoutLinks({ ...source, hasGuarantee: true })).toContainEqual(link);
  expect(createCheckoutLinks(source)).not.toContainEqual(link);
  const { footer } = createSiteMenu({ ...source, categories: [], hasGuarantee: true });
  expect(parseFooterMenu(footer, isOpen).flatMap(({ entries }) => entries)).toContainEqual({
    ...link,
    isCurrent: false,
  });
});

test("whatever a category is called, the footer says it", () => {
  const label = fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.replaceAll(/\s+/g, "-"));
  const href = fc
    .string({ unit: fc.constantFrom("a", "/", "?", "%20"), minLength: 1, maxLength: 8 })
    .map((path) => `/${path}`);
  const customerLabel = fc.option(label, { nil: undefined });
  const entry = fc.record({ href, label, customerLabel });
  const group = fc.record({ title: label, entries: fc.array(entry, { minLength: 1, maxLength: 5 }) });
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 5 }), (groups) => {
      for (const isCustomer of [false, true])
        expect(parseFooterMenu(stringifyFooterMenu(groups), isOpen, isCustomer)).toEqual(
          groups.map((footerGroup) => ({
            ...footerGroup,
            entries: footerGroup.entries.map(({ href: url, label: guestLabel, customerLabel: otherLabel }) => ({
              href: url,
              label: (isCustomer && otherLabel) || guestLabel,
              isCurrent: false,
            })),
          })),
        );
    }),
  );
});
