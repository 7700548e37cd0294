import { execFileSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createProvenance } from "./createProvenance.ts";
import { normalizeSbom } from "./createSbom.ts";
import { formatInspectionReport } from "./formatInspectionReport.ts";
import { formatInventoryReport } from "./formatInventoryReport.ts";
import { readCommit } from "./readCommit.ts";
import { hasValidSignature, derivePublicKey, readPrivateKey, readPublicKey, signRecord } from "./signing.ts";
import { inventory } from "./testing/smallShop.ts";
import { verifyInventory } from "./verifyInventory.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "rewire-records-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("a signature", () => {
  const { privateKey } = generateKeyPairSync("ed25519");
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();

  test("holds for the record that was signed, and for no other byte or key", () => {
    const key = readPrivateKey(pem);
    const signature = signRecord("record", key);
    const own = readPublicKey(derivePublicKey(key));
    expect(hasValidSignature("record", signature, own)).toBe(true);
    expect(hasValidSignature("recorD", signature, own)).toBe(false);
    expect(hasValidSignature("record", signature, generateKeyPairSync("ed25519").publicKey)).toBe(false);
    expect(signRecord("record", key)).toBe(signature);
  });

  test("takes a key as PEM, with its lines as \\n, or as base64 alone", () => {
    const der = privateKey.export({ type: "pkcs8", format: "der" }).toString("base64");
    const expected = derivePublicKey(readPrivateKey(pem));
    for (const form of [pem.replaceAll("\n", "\\n"), der]) expect(derivePublicKey(readPrivateKey(form))).toBe(expected);
  });

  test("refuses what is no such key, without saying it", () => {
    const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 })
      .privateKey.export({ type: "pkcs8", format: "pem" })
      .toString();
    for (const text of ["hunter2", rsa]) {
      expect(() => readPrivateKey(text)).toThrow(/^INVENTORY_KEY is no Ed25519 key/);
      expect(() => readPublicKey(text)).toThrow();
    }
  });
});

describe("a list", () => {
  const { privateKey } = generateKeyPairSync("ed25519");
  const env = { INVENTORY_PUBLIC_KEY: derivePublicKey(privateKey) };
  const list = () => join(folder, "payment-page.json");

  test("that was signed is believed, one that was changed afterwards is not", () => {
    writeFileSync(`${list()}.sig`, signRecord("list", privateKey));
    expect(verifyInventory(list(), "list", env)).toEqual({ note: "The list is signed by the key that was given." });
    expect(verifyInventory(list(), "lisT", env).fault).toContain("not what was signed");
    const { publicKey } = generateKeyPairSync("ed25519");
    const other = publicKey.export({ type: "spki", format: "pem" }).toString();
    expect(verifyInventory(list(), "list", { INVENTORY_PUBLIC_KEY: other }).fault).toContain("not what was signed");
  });

  test("without a signature is not believed where one is asked for, and it is said where none is", () => {
    expect(verifyInventory(list(), "list", env).fault).toContain("the list is not signed");
    expect(verifyInventory(list(), "list", {})).toEqual({ note: expect.stringContaining("was not checked") });
  });
});

describe("the list of libraries", () => {
  const commit = { hash: "a", isChanged: false, seconds: 1_800_000_000 };
  const sbom = (components: string[], random: string) => ({
    bomFormat: "CycloneDX" as const,
    specVersion: "1.6" as const,
    serialNumber: `urn:uuid:${random}`,
    metadata: { timestamp: random, tools: {} },
    components: components.map((name) => ({ "bom-ref": name, name })),
    dependencies: components.map((ref) => ({ ref, dependsOn: components.filter((other) => other !== ref) })),
  });

  test("is the same for the same libraries, in whatever order and at whatever time pnpm writes it", () => {
    const one = normalizeSbom(sbom(["b", "a", "c"], "1"), commit);
    expect(normalizeSbom(sbom(["c", "b", "a"], "2"), commit)).toEqual(one);
    expect(one.metadata.timestamp).toBe("2027-01-15T08:00:00.000Z");
    expect(one["serialNumber"]).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(normalizeSbom(sbom(["a", "b"], "1"), commit)["serialNumber"]).not.toBe(one["serialNumber"]);
  });
});

test("provenance names what was built, of which commit and lockfile, by which tools, and no time", () => {
  for (const [name, text] of [
    ["pnpm-lock.yaml", "lock"],
    ["a.js", "1"],
  ] as const)
    writeFileSync(join(folder, name), text);
  const commit = { hash: "c0ffee", isChanged: false, seconds: 1 };
  const statement = createProvenance({ root: folder, buildFolder: folder, commit, pnpm: "12.0.0", builder: null });
  expect(statement).toMatchObject({
    _type: "https://in-toto.io/Statement/v1",
    predicateType: "https://slsa.dev/provenance/v1",
  });
  expect(statement.predicate.buildDefinition).toMatchObject({
    internalParameters: { node: process.version, pnpm: "12.0.0", hasUncommittedChanges: false },
    resolvedDependencies: [
      { digest: { gitCommit: "c0ffee" } },
      { name: "pnpm-lock.yaml", digest: { sha256: expect.stringMatching(/^\w{64}$/) } },
    ],
  });
  expect(JSON.stringify(statement)).not.toMatch(/startedOn|invocationId|\d{4}-\d\d-\d\dT/);
});

test("the time of a build is its commit's, or SOURCE_DATE_EPOCH; a folder without a repository has neither", () => {
  expect(readCommit(folder, {})).toEqual({ hash: null, isChanged: false, seconds: 0 });
  const author = {
    GIT_AUTHOR_NAME: "A",
    GIT_AUTHOR_EMAIL: "a@b.example",
    GIT_COMMITTER_NAME: "A",
    GIT_COMMITTER_EMAIL: "a@b.example",
  };
  const env = { ...process.env, ...author, GIT_COMMITTER_DATE: "1800000000 +0000" };
  execFileSync("git", ["init", "-q"], { cwd: folder, env });
  execFileSync("git", ["commit", "-q", "--allow-empty", "-m", "One"], { cwd: folder, env });
  expect(readCommit(folder, {})).toEqual({
    hash: expect.stringMatching(/^[0-9a-f]{40}$/),
    isChanged: false,
    seconds: 1_800_000_000,
  });
  writeFileSync(join(folder, "new.txt"), "");
  expect(readCommit(folder, { SOURCE_DATE_EPOCH: "5" })).toMatchObject({ isChanged: true, seconds: 5 });
});

test("an auditor reads every script with its reason, and that nobody has signed or authorised it", () => {
  const report = formatInventoryReport(inventory, { signature: null });
  for (const { path, integrity } of inventory.scripts) expect(report).toContain(`\`${path}\` | \`${integrity}\``);
  expect(report).toMatch(/Authorised by \| \*\*nobody yet\*\*/);
  expect(report).toMatch(/Signature \| \*\*none\*\*/);
  expect(formatInventoryReport({ ...inventory, authorisedBy: "Ada" }, { signature: "c2ln" })).toContain(
    "| Signature | Ed25519, `c2ln`",
  );
});

test("a check's report tells when it was made and what has changed", () => {
  const parts = {
    origin: "https://shop.example",
    at: new Date(0),
    inventory,
    summary: "2 pages",
    note: "",
    faults: ["/assets/a.js is changed"],
  };
  expect(formatInspectionReport(parts)).toMatch(/https:\/\/shop\.example, 1970-01-01[^]*- \/assets\/a\.js is changed/);
  expect(formatInspectionReport({ ...parts, faults: [] })).toContain("All is as the list has it.");
});
