import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadSecret } from "./loadSecret.ts";

const folder = mkdtempSync(join(tmpdir(), "rewire-secret-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a configured secret is used as it is", () => expect(loadSecret("x".repeat(32), "/nowhere")).toBe("x".repeat(32)));

test("a secret is made once and kept for its owner alone", () => {
  const secret = loadSecret(null, folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(loadSecret(null, folder)).toBe(secret);
  expect(statSync(join(folder, "secret")).mode & 0o077).toBe(0);
});

test("a spoilt secret is named, not used", () => {
  writeFileSync(join(folder, "secret"), "short");
  expect(() => loadSecret(null, folder)).toThrow("too short");
});
