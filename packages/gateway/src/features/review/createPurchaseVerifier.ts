import { setTimeout as wait } from "node:timers/promises";
import { fetchReviewAuthors, hasBoughtProduct, ShopRequestError, type ReviewAuthor } from "@rewire/data/server";
import type { Review } from "@rewire/domain";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import type { Log } from "../../log/createLog.ts";
import { createJsonTextSchema } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";

/** Service that marks reviews of verified purchases. */
export interface PurchaseVerifier {
  /**
   * Marks the reviews whose authors are known to be buyers. Unknown ones are looked up in the background; until then they
   * have no mark. Never throws.
   */
  mark(slug: string, reviews: readonly Review[]): Promise<readonly Review[]>;
}

interface PurchaseVerifierOptions {
  /** Shop manager's log-in, which alone may read orders; null for none: then no review has a mark. */
  readonly account: Pick<ServiceAccount, "sendViewerQuery"> | null;
  readonly store: KeyValueStore;
  /** Current time in ms. */
  readonly now: () => number;
  readonly log: Log;
  /** Called when purchases of a product's reviewers have been verified. */
  readonly onVerified: (productId: number) => void;
}

const RETENTION_SECONDS = 400 * 24 * 60 * 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Time in days until an unverified author is looked up again, who may have bought the product since. */
const RECHECK_DAYS = 7;

/** Time in milliseconds without lookups for a product after an error of the shop. */
const ERROR_PAUSE_MS = 5 * 60 * 1000;

/** Maximum number of authors per lookup; the others are looked up at a later read. */
const MAX_AUTHORS_PER_LOOKUP = 50;

/**
 * Share of the time in which requests are sent, so that shop and storefront are left to visitors: a shop of 300 products
 * has some 2,000 authors, all unknown after the first start.
 */
const LOOKUP_SHARE = 0.2;

/** Maximum number of products that wait for a lookup; the ones read least recently are left out. */
const MAX_PENDING_PRODUCTS = 1000;

/** Verdicts by review: true for a buyer, else the day of the lookup, counted from 1970. No e-mail address is stored. */
const storedVerdictsSchema = createJsonTextSchema(v.record(v.string(), v.union([v.literal(true), v.number()])));
type Verdicts = v.InferOutput<typeof storedVerdictsSchema>;

const toEntryKey = (slug: string) => `review-buyers:${slug}`;

/**
 * Creates the service that marks reviews of verified purchases. It looks up purchases with the service account, those of
 * the product read last first, and stores the result for each review.
 */
export function createPurchaseVerifier({
  account,
  store,
  now,
  log,
  onVerified,
}: PurchaseVerifierOptions): PurchaseVerifier {
  const throttle = createThrottle(LOOKUP_SHARE);

  const getToday = () => Math.floor(now() / DAY_MS);
  const readVerdicts = async (slug: string): Promise<Verdicts> =>
    parseOrNull(storedVerdictsSchema, (await store.get(toEntryKey(slug))) ?? "") ?? {};
  const isLookupDue = (verdict: true | number | undefined): boolean =>
    verdict === undefined || (verdict !== true && verdict + RECHECK_DAYS <= getToday());

  const lookUpPurchases = async (slug: string, reviewIds: ReadonlySet<number>): Promise<void> => {
    if (!account) return;
    const reviewAuthors = await throttle(() =>
      account.sendViewerQuery((client, options) => fetchReviewAuthors(client, slug, options)),
    );
    if (!reviewAuthors) return;
    const authors = reviewAuthors.authors.filter(({ reviewId }) => reviewIds.has(reviewId));
    const verdicts = await findBuyers(
      (author) =>
        throttle(() =>
          account.sendViewerQuery((client, options) =>
            hasBoughtProduct(client, author, reviewAuthors.productId, options),
          ),
        ),
      authors,
      getToday(),
    );
    const storedVerdicts = await readVerdicts(slug);
    await store.set(toEntryKey(slug), JSON.stringify({ ...storedVerdicts, ...verdicts }), RETENTION_SECONDS);
    if (Object.values(verdicts).includes(true)) onVerified(reviewAuthors.productId);
  };
  const startLookup = createLookupQueue(lookUpPurchases, { now, log });

  return {
    async mark(slug, reviews) {
      if (!account || reviews.length === 0) return reviews;
      try {
        const verdicts = await readVerdicts(slug);
        const dueIds = reviews.map(({ id }) => id).filter((id) => isLookupDue(verdicts[id]));
        if (dueIds.length > 0) startLookup(slug, new Set(dueIds));
        return reviews.map((review) => (verdicts[review.id] === true ? { ...review, isBuyer: true } : review));
      } catch (error) {
        log.warn("Who bought what they review cannot be read", { error });
        return reviews;
      }
    },
  };
}

/** Creates the function that queues lookups, which run one after the other, those of the product read last first. */
function createLookupQueue(
  lookUp: (slug: string, reviewIds: ReadonlySet<number>) => Promise<void>,
  { now, log }: Pick<PurchaseVerifierOptions, "now" | "log">,
): (slug: string, reviewIds: ReadonlySet<number>) => void {
  const pausedSlugs = new LRUCache<string, true>({ max: 1000, ttl: ERROR_PAUSE_MS, ttlResolution: 0, perf: { now } });
  /** Reviews to look up by product, the product read last at the end. */
  const pendingReviewIds = new LRUCache<string, ReadonlySet<number>>({ max: MAX_PENDING_PRODUCTS });
  let currentSlug: string | null = null;

  const runLookups = async () => {
    for (;;) {
      const [slug = null] = pendingReviewIds.keys();
      currentSlug = slug;
      if (slug === null) return;
      const reviewIds = pendingReviewIds.get(slug) ?? new Set();
      pendingReviewIds.delete(slug);
      try {
        await lookUp(slug, reviewIds);
      } catch (error) {
        pausedSlugs.set(slug, true);
        const reason = error instanceof ShopRequestError ? "The service account cannot" : "The gateway could not";
        log.warn(`${reason} look up who bought what they review`, { error });
      }
    }
  };
  return (slug, reviewIds) => {
    if (currentSlug === slug || pausedSlugs.has(slug)) return;
    pendingReviewIds.set(slug, reviewIds);
    if (currentSlug === null) void runLookups();
  };
}

/** Looks up authors one after the other, each once. */
async function findBuyers(
  isBuyer: (author: ReviewAuthor) => Promise<boolean>,
  authors: readonly ReviewAuthor[],
  lookupDay: number,
): Promise<Verdicts> {
  const toAuthorKey = ({ email, customerId }: ReviewAuthor) => `${customerId ?? 0} ${email}`;
  const verdictByAuthor = new Map<string, boolean>();
  for (const author of authors) {
    if (verdictByAuthor.has(toAuthorKey(author)) || verdictByAuthor.size >= MAX_AUTHORS_PER_LOOKUP) continue;
    verdictByAuthor.set(toAuthorKey(author), await isBuyer(author));
  }
  return Object.fromEntries(
    authors.flatMap((author) => {
      const verdict = verdictByAuthor.get(toAuthorKey(author));
      return verdict === undefined ? [] : [[String(author.reviewId), verdict || lookupDay]];
    }),
  );
}

/**
 * Creates a function that runs tasks one after the other, and waits before each as long as it takes for tasks to use
 * only a share of the time.
 */
function createThrottle(share: number) {
  let restMs = 0;
  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (restMs > 0) await wait(restMs, undefined, { ref: false });
    const start = performance.now();
    try {
      return await run();
    } finally {
      restMs = (performance.now() - start) * (1 / share - 1);
    }
  };
}
