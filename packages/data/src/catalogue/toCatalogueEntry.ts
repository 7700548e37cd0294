import type { CatalogueEntry, Money, Price } from "@rewire/domain";
import { plainText } from "../html/plainText.ts";
import { amountsOf, type Warn } from "../product/toPrice.ts";
import { toRepairWork } from "./toRepairWork.ts";
import { toProductSummary, type WireSummary } from "../product/toProductSummary.ts";

/** The fields of the fragment CatalogueProduct. */
export interface WireCatalogueProduct extends WireSummary {
  readonly date: string | null;
  readonly totalSales: number | null;
  readonly description: string | null;
  readonly terms: { readonly nodes: readonly { readonly taxonomyName?: string | null; readonly slug?: string | null; readonly name?: string | null }[] } | null;
  readonly attributes?: { readonly nodes: readonly { readonly name: string | null; readonly label: string | null }[] } | null;
  readonly metaData?: readonly ({ readonly key: string; readonly value?: string | null } | null)[] | null | undefined;
}

/** A product for the catalogue; null for kinds that we do not sell. */
export function toCatalogueEntry(wire: WireCatalogueProduct, currency: string, warn?: Warn): CatalogueEntry | null {
  const summary = toProductSummary(wire, currency, warn);
  if (!summary) return null;
  return {
    summary,
    date: wire.date ?? "",
    sales: wire.totalSales ?? 0,
    terms: toTerms(wire.terms?.nodes ?? []),
    highestPrice: highestOf(summary.price, amountsOf(wire.price, wire.rawPrice, currency), currency),
    repair: toRepairWork(wire, summary.price, currency),
    searchText: [summary.name.replaceAll(/\s+/g, " "), plainText(wire.shortDescription), plainText(wire.description)].join("\n"),
  };
}

function toTerms(nodes: NonNullable<WireCatalogueProduct["terms"]>["nodes"]): CatalogueEntry["terms"] {
  const terms: Record<string, string[]> = {};
  for (const { taxonomyName, slug } of nodes) if (taxonomyName && slug) (terms[taxonomyName] ??= []).push(slug);
  return terms;
}

function highestOf(price: Price, amounts: readonly Money[], currency: string): Money | null {
  if (price.kind === "unpriced") return null;
  return amounts.reduce<Money>((high, next) => (next.minor > high.minor ? next : high), { minor: 0, currency });
}
