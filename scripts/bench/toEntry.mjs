const plain = (html) =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Creates a function that converts a generated product to an entry of the gateway's catalogue. */
export function createToEntry({ categories }) {
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const cents = (text) => Math.round(Number(text) * 100);
  const money = (minor) => ({ minor, currency: "EUR" });

  return (product) => {
    const prices = (
      product.type === "variable" ? product.variations.map(({ price }) => price) : [product.price]
    ).filter(({ regular }) => regular);
    const now = prices.map(({ regular, sale }) => cents(sale ?? regular));
    const low = Math.min(...now);
    const high = Math.max(...now);
    const reduced = prices.find(({ sale }) => sale);
    const was = reduced && cents(reduced.regular);
    const saved = reduced && was - cents(reduced.sale);
    const rating = product.reviews.reduce((sum, review) => sum + review.rating, 0) / (product.reviews.length || 1);
    const shortDescription = plain(product.shortDescription);
    return {
      summary: {
        id: product.id,
        slug: product.slug,
        name: product.name,
        kind: product.type,
        image: product.image ? { url: `/media/pictures/${product.image.file}.webp`, alt: product.image.alt } : null,
        price:
          low !== high
            ? { kind: "range", from: money(low), to: money(high) }
            : reduced
              ? { kind: "sale", was: money(was), now: money(low) }
              : { kind: "single", amount: money(low) },
        discount: saved > 0 ? { percent: Math.round((saved / was) * 100), amount: money(saved) } : null,
        stock: { state: "inStock", quantity: product.stock?.quantity ?? null, lowStockAmount: null },
        rating: { average: Math.round(rating * 100) / 100, count: product.reviews.length },
        specLine: shortDescription,
        categories: product.categories.map((slug) => ({ slug, name: names.get(slug) ?? slug })),
      },
      date: product.date,
      sales: product.totalSales,
      terms: Object.fromEntries(
        product.attributes.filter(({ kind }) => kind === "global").map(({ slug, terms }) => [`pa_${slug}`, terms]),
      ),
      highestPrice: money(high),
      repair: null,
      searchText: [product.name, shortDescription, plain(product.description)].join("\n"),
    };
  };
}

/** Converts the categories and attribute names of a shop to the gateway's format. */
export const toCatalogue = ({ categories, attributes }, entries) => ({
  entries,
  categories: categories.map(({ id, slug, name, parent }) => ({
    id,
    slug,
    name,
    count: 1,
    image: null,
    parent: parent ?? null,
  })),
  attributes: Object.fromEntries(
    attributes.map(({ slug, label, terms }) => [
      `pa_${slug}`,
      { label, options: Object.fromEntries(terms.map((term) => [term.slug, term.name])) },
    ]),
  ),
});
