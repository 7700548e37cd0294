// Serves the report of the last run on this machine, to approve or reject each picture. See
// docs/contributing/approve-changes.md.
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { reviewerOf } from "./lib/visual/decisions/git.mjs";
import { readResults } from "./lib/visual/report.mjs";
import { createReviewApp } from "./lib/visual/reviewApp.mjs";
import { listen, showWorkshop, WORKSHOP } from "./lib/visual/workshop.mjs";
import { stop } from "./lib/log.mjs";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const port = Number(process.env.REVIEW_PORT ?? 6007);
const results = readResults(root) ?? stop("There is nothing to review yet: run `npm run visual` first.");

try {
  const review = createReviewApp(root, { results, reviewer: reviewerOf(root), workshop: `${WORKSHOP}/` });
  const { url } = await listen(showWorkshop(review, join(root, ".rewire", "workshop")), port);
  console.log(`${results.length} pictures wait at ${url.replace("127.0.0.1", "localhost")}\nCtrl-C ends the review.`);
} catch (error) {
  stop(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken: REVIEW_PORT=${port + 1} npm run visual:review`
      : error.message,
  );
}
