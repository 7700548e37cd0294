// Serves the report of the last run on this machine, to approve or reject each picture. See
// docs/contributing/approve-changes.md.
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { Hono } from "hono";
import { approve, reject } from "./lib/visual/album.mjs";
import { readResults, renderReport } from "./lib/visual/report.mjs";
import { listen, showWorkshop, WORKSHOP } from "./lib/visual/workshop.mjs";
import { stop } from "./lib/log.mjs";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const port = Number(process.env.REVIEW_PORT ?? 6007);
if (!readResults(root)) stop("There is nothing to review yet: run `npm run visual` first.");

/** Results that have not been approved since. */
let open = readResults(root);
const app = showWorkshop(new Hono(), join(root, ".rewire", "workshop"));

app.get("/", (context) => context.html(renderReport(root, open, { isServed: true, workshop: `${WORKSHOP}/` })));
app.post("/api/decisions", async (context) => {
  // Pages of other sites may send requests here; only those of this origin are accepted.
  const origin = context.req.header("origin");
  if (origin && new URL(origin).host !== context.req.header("host")) return context.text("not from this page", 403);
  const { keys, verdict, who, reason } = await context.req.json();
  if (![who, reason].every((word) => typeof word === "string" && word.trim()))
    return context.text("a name and a reason are needed", 400);
  const chosen = open.filter(({ key }) => keys.includes(key));
  const words = { who: who.trim(), reason: reason.trim() };
  if (verdict === "approved") {
    if (chosen.some(({ isUnsteady }) => isUnsteady))
      return context.text("an unsteady picture cannot be approved: its next run would differ again", 409);
    approve(root, chosen, words);
    open = open.filter(({ key }) => !keys.includes(key));
  } else reject(root, chosen, words);
  return context.json({ done: chosen.length });
});

const { url } = await listen(app, port).catch((error) =>
  stop(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken: REVIEW_PORT=${port + 1} npm run visual:review`
      : error.message,
  ),
);
console.log(`${open.length} pictures wait at ${url.replace("127.0.0.1", "localhost")}\nCtrl-C ends the review.`);
