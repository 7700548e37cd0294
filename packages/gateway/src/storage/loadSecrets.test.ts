import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadSecrets } from "./loadSecrets.ts";

const folder = mkdtempSync(join(tmpdir(), "rewire-secret-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a configured secret is used as it is", () =>
  expect(loadSecrets(["x".repeat(32)], "/nowhere")).toEqual(["x".repeat(32)]));

test("a secret is made once and kept for its owner alone", () => {
  const [secret] = loadSecrets(null, folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(loadSecrets(null, folder)).toEqual([secret]);
  expect(statSync(join(folder, "secret")).mode & 0o077).toBe(0);
});

test("a spoilt secret is named, not used", () => {
  writeFileSync(join(folder, "secret"), "short");
  expect(() => loadSecrets(null, folder)).toThrow("too short");
});
