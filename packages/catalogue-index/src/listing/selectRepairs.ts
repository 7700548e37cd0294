import type { CatalogueEntry } from "@rewire/domain";
import type { QueryTerm } from "../search/queryTerms.ts";
import type { SearchScores } from "../search/searchTexts.ts";
import { toPhraseKey } from "../search/synonyms/synonyms.ts";
import { stemWord } from "../search/stemWord.ts";
import { createBitSetWhere, hasBit, type BitSet } from "./bits.ts";
import type { CatalogueIndex } from "./CatalogueIndex.ts";

/** Repairs among the results of a search, which are shown as a separate group before or after the goods. */
export interface RepairSelection {
  readonly bits: BitSet;
  readonly areFirst: boolean;
}

/** English words that ask for a repair; those of other languages are their synonyms. */
const repairKeys: ReadonlySet<string> = new Set([["repair"], ["replacement"]].map(toPhraseKey));

/**
 * Selects the repairs to show among the results of a search. If the query asks for a repair ("Halden 7 Akku tauschen"),
 * all matching repairs are shown before the goods. If the query matches the names of goods, repairs are shown after the
 * goods, but only if the query also matches their names and contains more than the device ("Halden 7 battery", but not
 * "Halden 7" or "battery"). Otherwise, repairs whose names match the query are shown before the goods; if no goods
 * match ("water damage"), all matching repairs are shown.
 */
export function selectRepairs(
  { repairBits, searchableBits, entries }: CatalogueIndex,
  search: SearchScores,
): RepairSelection {
  const size = entries.length;
  const isMatch = (product: number) => (search.scores[product] ?? 0) > 0 && hasBit(searchableBits, product);
  const selectRepairsWhere = (isSelected: (product: number) => boolean) =>
    createBitSetWhere(size, (product) => hasBit(repairBits, product) && isMatch(product) && isSelected(product));
  if (search.terms.some(asksForRepair)) return { bits: selectRepairsWhere(() => true), areFirst: true };
  let hasGoods = false;
  let areGoodsNamed = false;
  for (let product = 0; product < size && !areGoodsNamed; product += 1) {
    if (hasBit(repairBits, product) || !isMatch(product)) continue;
    hasGoods = true;
    areGoodsNamed = search.isNamed[product] === 1;
  }
  if (areGoodsNamed)
    return {
      bits: selectRepairsWhere(
        (product) => search.isNamed[product] === 1 && namesMoreThanDevice(search.terms, entries[product]),
      ),
      areFirst: false,
    };
  return { bits: selectRepairsWhere((product) => !hasGoods || search.isNamed[product] === 1), areFirst: true };
}

const asksForRepair = ({ phrase, synonyms }: QueryTerm): boolean =>
  [phrase, ...synonyms].some((phraseWords) => repairKeys.has(toPhraseKey(phraseWords)));

/** Returns whether some of the terms are in the name of a repair's device, and others are not. */
function namesMoreThanDevice(terms: readonly QueryTerm[], entry: CatalogueEntry | undefined): boolean {
  const stems = new Set((entry?.repair?.device?.name ?? "").toLowerCase().split(/\s+/).map(stemWord));
  const count = terms.filter(({ phrase }) => phrase.every((word) => stems.has(stemWord(word)))).length;
  return count > 0 && count < terms.length;
}
