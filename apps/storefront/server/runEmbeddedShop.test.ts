import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "@rewire/gateway/log";
import { readLogSettings } from "@rewire/gateway/log-settings";
import { afterEach, expect, test, vi } from "vitest";
import { runEmbeddedShop } from "./runEmbeddedShop.ts";

const folder = mkdtempSync(join(tmpdir(), "rewire-shop-log-"));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test("the embedded shop's lines have the storefront's format, its faults too", async () => {
  vi.stubEnv("SHOP_DATA_DIR", folder);
  vi.stubEnv("SHOP_PORT", "0");
  vi.stubEnv("SHOP_SITE_URL", undefined);
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const shop = await runEmbeddedShop(createLog({ ...readLogSettings({ LOG_FORMAT: "json" }), write }));
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    {
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      message: expect.stringContaining("The embedded shop is open at http://localhost:"),
      server: "embedded shop",
    },
  ]);
  await fetch(`${shop?.url ?? ""}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{",
  });
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(1));
  expect(JSON.parse(lines[1] ?? "")).toMatchObject({
    level: "warn",
    server: "embedded shop",
    message: expect.stringContaining("JSON"),
  });
  await shop?.close();
});
