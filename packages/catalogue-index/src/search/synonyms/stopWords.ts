/**
 * Stop words of the six languages, such as articles, prepositions and "buy", with folded case and diacritics. They are
 * ignored if the query contains other words: "case for Halden 7" has the same results as "case Halden 7".
 */
export const stopWords: ReadonlySet<string> = new Set(
  `a an the for with of and or to in on my buy cheap ram
der die das ein eine einen fur fuer mit und oder von im am zum kaufen gunstig guenstig gunstige guenstige
el la los las un una unos unas para con de del y o comprar barato barata baratos
le les une des du pour avec et ou au aux acheter pas cher
il lo gli i uno per e di da del della comprare economico
os as um uma com do da dos das ou em barato`
    .split(/\s+/)
    .filter(Boolean),
);
