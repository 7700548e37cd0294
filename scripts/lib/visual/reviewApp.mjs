import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { pathsOf } from "./album.mjs";
import { comment, reject } from "./decisions/decide.mjs";
import { approveAndPack, undoAndPack } from "./decisions/decideAndPack.mjs";
import { renderReport } from "./report.mjs";

/**
 * Creates the review server, which serves the report of a run with buttons and handles their requests.
 * @param options `results` of the latest run, `reviewer`: name of the reviewer, `workshop`: URL of the workshop.
 */
export function createReviewApp(root, { results, reviewer, workshop }) {
  /** Results that have not been approved since. */
  let open = results;

  /** Carries out a decision, and returns the number of its pictures. */
  async function decide({ keys, verdict, decision, reason }) {
    if (verdict === "undone") return (await undoAndPack(root, decision, reason)).pictures.length;
    const pictures = open.filter(({ key }) => keys.includes(key));
    if (pictures.length === 0) throw new Error("none of these pictures waits for a decision");
    if (verdict === "comment") return comment(root, pictures, reason).pictures.length;
    if (verdict === "rejected") return reject(root, pictures, reason).pictures.length;
    if (pictures.some(({ isUnsteady }) => isUnsteady))
      throw new Error("an unsteady picture cannot be approved: its next run would differ again");
    await approveAndPack(root, pictures, reason);
    open = open.filter(({ key }) => !keys.includes(key));
    return pictures.length;
  }

  const app = new Hono();
  app.get("/", (context) => context.html(renderReport(root, open, { reviewer, workshop, maxBytes: 0 })));
  app.get("/:folder{before|pictures|differences|comps}/*", serveStatic({ root: pathsOf(root).report }));
  app.post("/api/decisions", async (context) => {
    // Pages of other sites may send requests here; only those of this origin are accepted.
    const origin = context.req.header("origin");
    if (origin && new URL(origin).host !== context.req.header("host")) return context.text("not from this page", 403);
    const { reason, ...decision } = await context.req.json();
    if (typeof reason !== "string" || !reason.trim()) return context.text("a reason is needed", 400);
    if (!["approved", "rejected", "comment", "undone"].includes(decision.verdict))
      return context.text("there is no such verdict", 400);
    try {
      return context.json({ count: await decide({ ...decision, reason: reason.trim() }) });
    } catch (error) {
      return context.text(error.message, 409);
    }
  });
  return app;
}
