import type { CartLoss } from "@rewire/domain";
import { toCart } from "../mappers/toCart.ts";
import { toCartLine } from "../mappers/toCartLine.ts";
import type { CartContentFragment, CartLineFragment } from "../../gql/graphql.ts";
import type { CartJournal, JournalItem, JournalLine } from "./CartJournal.ts";

const nodesOf = (cart: CartContentFragment): readonly CartLineFragment[] => cart.contents?.nodes ?? [];

/** What it takes to put the line into a cart again. The product's edge knows what was chosen, also where the variation is "any". */
function toItem({ product, variation, extraData }: CartLineFragment): JournalItem {
  const told = [...(variation?.attributes ?? []), ...(product?.simpleVariations ?? [])];
  const chosen = new Map(
    told.flatMap((one) => (one?.name && one.value ? [[one.name.replace(/^attribute_/, ""), one.value] as const] : [])),
  );
  const extra = Object.fromEntries((extraData ?? []).flatMap((one) => (one ? [[one.key, one.value ?? ""]] : [])));
  return {
    productId: product?.node.databaseId ?? 0,
    variationId: variation?.node.databaseId ?? null,
    variation: [...chosen].map(([attributeName, attributeValue]) => ({ attributeName, attributeValue })),
    extraData: Object.keys(extra).length > 0 ? JSON.stringify(extra) : null,
  };
}

/** Name and options of a line. */
export const nameOf = (name: string, options: readonly string[]): string => [name, ...options].join(", ");

/** The lines of the shop's cart as the journal keeps them. */
export const toJournalLines = (cart: CartContentFragment, currency: string): readonly JournalLine[] =>
  nodesOf(cart).map((node) => {
    const line = toCartLine(node, currency);
    return {
      key: node.key,
      item: toItem(node),
      quantity: node.quantity ?? 1,
      name: line ? nameOf(line.name, line.options) : "",
    };
  });

/** Whether two items become one line. Only values that both name are held against each other. */
export function isSameItem(a: JournalItem, b: JournalItem): boolean {
  if (a.productId !== b.productId || a.variationId !== b.variationId || a.extraData !== b.extraData) return false;
  const values = new Map(b.variation.map(({ attributeName, attributeValue }) => [bare(attributeName), attributeValue]));
  return a.variation.every(
    ({ attributeName, attributeValue }) => (values.get(bare(attributeName)) ?? attributeValue) === attributeValue,
  );
}

const bare = (name: string): string => name.toLowerCase().replace(/^pa_/, "");

/** Pieces of an item among lines, by key where it is known. */
export const piecesOf = (lines: readonly JournalLine[], item: JournalItem, key: string | null = null): number =>
  lines.reduce(
    (pieces, line) => pieces + (line.key === key || (key === null && isSameItem(item, line.item)) ? line.quantity : 0),
    0,
  );

/** What an operation means for lines: what it adds, and what it sets to a number. */
export interface Intent {
  readonly adds: readonly { readonly item: JournalItem; readonly quantity: number }[];
  /** By key; 0 takes out. */
  readonly sets: ReadonlyMap<string, number>;
  /** All lines go. */
  readonly empties: boolean;
  /** The ways of shipping that it chooses; absent where it chooses none. */
  readonly rates?: readonly string[] | undefined;
}

/**
 * The lines, or pieces of them, that should be in the cart and are not: the journal's, changed as was asked, without what
 * the shop shows. `quantity` is what is missing.
 */
export function findMissing(
  journal: CartJournal,
  shown: readonly JournalLine[],
  intent: Intent,
): readonly JournalLine[] {
  if (intent.empties) return [];
  return journal.lines.flatMap((line) => {
    const set = intent.sets.get(line.key);
    const added = intent.adds.reduce(
      (pieces, { item, quantity }) => pieces + (isSameItem(item, line.item) ? quantity : 0),
      0,
    );
    // An addition is refused or made by the shop itself; only what was there before is ours to look after.
    const wanted = set ?? line.quantity;
    const has = piecesOf(shown, line.item, shown.some(({ key }) => key === line.key) ? line.key : null);
    const missing = set === undefined ? wanted + added - has : wanted - has;
    return missing > 0 ? [{ ...line, quantity: Math.min(missing, wanted) }] : [];
  });
}

/** The journal after an answer: the shop's lines and codes, and those that are still to be put back. */
export function adopt(
  journal: CartJournal,
  cart: CartContentFragment,
  { currency, now, missing = [], losses = [] }: AdoptOptions,
): CartJournal {
  const lines = [...toJournalLines(cart, currency)];
  for (const line of missing) {
    const index = lines.findIndex(({ key }) => key === line.key);
    const known = lines[index];
    if (known) lines[index] = { ...known, quantity: known.quantity + line.quantity };
    else lines.push(line);
  }
  const { coupons, chosenRate } = toCart(cart, currency);
  const next: CartJournal = {
    ...journal,
    lines,
    coupons: coupons.flatMap(({ code, giftCard }) => (giftCard ? [] : [code])),
    giftCards: coupons.flatMap(({ code, giftCard }) => (giftCard ? [endOf(code)] : [])),
    rate: chosenRate,
    needsConsent: journal.needsConsent === true && lines.length > 0,
    losses: [...journal.losses, ...losses].slice(-20),
  };
  return JSON.stringify(next) === JSON.stringify(journal) ? journal : { ...next, at: now };
}

interface AdoptOptions {
  readonly currency: string;
  readonly now: number;
  /** Could not be put back yet; stays in the journal. */
  readonly missing?: readonly JournalLine[];
  readonly losses?: readonly CartLoss[];
}

/** Enough of a gift card's code to know it by. */
const endOf = (code: string): string => `…${code.slice(-4)}`;
