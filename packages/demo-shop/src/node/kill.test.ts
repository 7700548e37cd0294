import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { createSqliteDatabase } from "./createSqliteDatabase.ts";

/** How often the shop is killed; 50 times with `npm run bench:properties`. */
const RUNS = Number(process.env["KILL_RUNS"] ?? 1);
const VICTIM = fileURLToPath(new URL("../testing/killVictim.ts", import.meta.url));

const folder = mkdtempSync(join(tmpdir(), "rewire-kill-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function ask(
  url: string,
  token: string | null,
  query: string,
): Promise<{ token: string | null; data: Record<string, { order?: { databaseId: number } } | null> | null }> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token !== null && { "woocommerce-session": `Session ${token}` }),
    },
    body: JSON.stringify({ query }),
  });
  return {
    token: response.headers.get("woocommerce-session") ?? token,
    data: ((await response.json()) as { data: Record<string, { order?: { databaseId: number } } | null> | null }).data,
  };
}

/** Buys until the shop is gone; every order that was confirmed is noted and told. */
async function buyUntilDead(url: string, confirmed: Set<number>, onOrder: () => void): Promise<void> {
  try {
    for (;;) {
      const added = await ask(url, null, "mutation{addToCart(input:{productId:1,quantity:1}){cartItem{key}}}");
      const bought = await ask(
        url,
        added.token,
        'mutation{checkout(input:{paymentMethod:"cod",billing:{email:"k@example.test",country:DE}}){order{databaseId}}}',
      );
      const id = bought.data?.["checkout"]?.order?.databaseId;
      if (id === undefined) continue;
      confirmed.add(id);
      onOrder();
    }
  } catch {
    // The shop was killed in the middle of an answer: that purchase was never confirmed.
  }
}

/** Kills the shop in the midst of its work, when so many orders have been confirmed since it was opened. */
async function killOnce(confirmed: Set<number>, orders: number): Promise<void> {
  const victim = spawn(process.execPath, [VICTIM, folder], { stdio: ["ignore", "pipe", "inherit"] });
  const gone = new Promise<void>((resolve) => victim.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve) =>
    victim.stdout.once("data", (line: Buffer) => resolve(line.toString().trim())),
  );
  const last = confirmed.size + orders;
  const kill = () => void (confirmed.size >= last && victim.kill("SIGKILL"));
  const buyers = [0, 1, 2, 3].map(() => buyUntilDead(url, confirmed, kill));
  await Promise.all([gone, ...buyers]);
}

it("opens whole after each kill, with everything that was confirmed", async () => {
  const confirmed = new Set<number>();
  for (let run = 0; run < RUNS; run += 1) {
    await killOnce(confirmed, 1 + ((run * 7) % 20));
    const file = join(folder, "shop.sqlite");
    const database = createSqliteDatabase(file);
    const storedOrders = new Map(database.list("order").map((order) => [order.id, order]));
    database.close();
    const connection = new DatabaseSync(file);
    expect(connection.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    connection.close();
    for (const id of confirmed) expect(storedOrders.get(id)).toMatchObject({ id, total: 28_100, status: "PROCESSING" });
    /** Numbers are given once: no order was overwritten. */
    expect(Math.max(1000, ...storedOrders.keys()) - 1000).toBe(storedOrders.size);
  }
  if (process.env["KILL_RUNS"]) console.info(`${RUNS} kills, ${confirmed.size} confirmed orders, none lost`);
  expect(confirmed.size).toBeGreaterThan(0);
  // A process of its own has to load the whole shop first, at whatever speed the machine has to spare.
}, 30_000);
