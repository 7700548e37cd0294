import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { pathsOf } from "./album.mjs";
import { comment, reject } from "./decisions/decide.mjs";
import { approveAndPack, undoAndPack } from "./decisions/decideAndPack.mjs";
import { decideOnCell, updateResult } from "./decisions/decideCell.mjs";
import { readDecisions } from "./decisions/files.mjs";
import { historyForReport } from "./decisions/history.mjs";
import { statesOf } from "./decisions/state.mjs";
import { renderReport, writeResults } from "./report.mjs";

/**
 * Creates the review server, which serves the report of a run with buttons and handles their requests.
 * @param options `results` of the latest run, `reviewer`: name of the reviewer, `workshop`: URL of the workshop.
 */
export function createReviewApp(root, { results, reviewer, workshop }) {
  /** Keys of results that have been approved since. */
  const approved = new Set();
  const openResults = () => results.filter(({ key }) => !approved.has(key));

  /** Carries out a decision. @returns {Promise<import("./decisions/files.mjs").Decision>} */
  async function decide({ keys, verdict, decision, reason, cell }) {
    if (verdict === "undone") {
      const undone = await undoAndPack(root, decision, reason);
      const undoneKeys = new Set(undone.pictures.map(({ key }) => key));
      for (const key of undoneKeys) approved.delete(key);
      for (const result of results) if (undoneKeys.has(result.key)) await updateResult(root, result);
      return undone;
    }
    const pictures = openResults().filter(({ key }) => keys.includes(key));
    if (pictures.length === 0) throw new Error("none of these pictures waits for a decision");
    if (cell !== undefined && pictures.length > 1) throw new Error("a state is decided on alone");
    if (verdict === "approved" && pictures.some(({ isUnsteady }) => isUnsteady))
      throw new Error("an unsteady picture cannot be approved: its next run would differ again");
    if (cell !== undefined) return decideOnState(pictures[0], cell, verdict, reason);
    if (verdict === "comment") return comment(root, pictures, reason);
    if (verdict === "rejected") return reject(root, pictures, reason);
    const approval = await approveAndPack(root, pictures, reason);
    for (const { key } of pictures) approved.add(key);
    return approval;
  }

  async function decideOnState(result, cell, verdict, reason) {
    const decision = await decideOnCell(root, result, cell, verdict, reason);
    if (result.cells.length === 0) approved.add(result.key);
    writeResults(root, results);
    return decision;
  }

  /** Returns how many pictures a decision is on, and the history of each, for the page that is open. */
  function describeDecision({ pictures }) {
    const states = statesOf(readDecisions(root));
    const histories = Object.fromEntries(pictures.map(({ key }) => [key, historyForReport(states.get(key), key)]));
    return { count: pictures.length, histories };
  }

  const app = new Hono();
  app.get("/", (context) => context.html(renderReport(root, openResults(), { reviewer, workshop, maxBytes: 0 })));
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
      return context.json(describeDecision(await decide({ ...decision, reason: reason.trim() })));
    } catch (error) {
      return context.text(error.message, 409);
    }
  });
  return app;
}
