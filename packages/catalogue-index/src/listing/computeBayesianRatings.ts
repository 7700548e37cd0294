import type { CatalogueEntry } from "@rewire/domain";

/**
 * Computes ratings for sorting that take the number of votes into account. Each rating is a Bayesian average of the
 * product's own rating and the mean of all votes in the catalogue, whose weight is the average number of votes per
 * rated product. For example, a single vote of 5 ranks behind a hundred votes averaging 4.8.
 *
 * @returns Ratings from 1 to 5 in the order of the entries; 0 for a product without votes.
 */
export function computeBayesianRatings(entries: readonly CatalogueEntry[]): readonly number[] {
  let starSum = 0;
  let voteCount = 0;
  let ratedProductCount = 0;
  for (const { summary } of entries) {
    const { average, count } = summary.rating;
    if (!hasVotes(summary.rating)) continue;
    starSum += average * count;
    voteCount += count;
    ratedProductCount += 1;
  }
  const meanRating = starSum / Math.max(1, voteCount);
  const meanVoteCount = voteCount / Math.max(1, ratedProductCount);
  return entries.map(({ summary: { rating } }) =>
    hasVotes(rating)
      ? (meanVoteCount * meanRating + rating.count * rating.average) / (meanVoteCount + rating.count)
      : 0,
  );
}

const hasVotes = ({ average, count }: CatalogueEntry["summary"]["rating"]): boolean => count > 0 && average > 0;
