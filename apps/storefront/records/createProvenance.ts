import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sha256Of } from "./digests.ts";
import type { Commit } from "./readCommit.ts";

interface ProvenanceParts {
  readonly root: string;
  /** With `client`, `server` and `records`. */
  readonly buildFolder: string;
  readonly commit: Commit;
  /** Version of pnpm. */
  readonly pnpm: string;
  /** A URI of whoever has built; null where it was not told. */
  readonly builder: string | null;
}

/** Every file of a folder with its sha256, in the order of names. */
export function digestFiles(folder: string): { readonly name: string; readonly digest: { readonly sha256: string } }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => ({
      name: name.replaceAll("\\", "/"),
      digest: { sha256: sha256Of(readFileSync(join(folder, name))) },
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const OURS = /^(?:client|server|records)\//;
/** These are written afterwards. */
const AFTER = /^records\/provenance|\.sig$/;

/**
 * Says in the words of in-toto and SLSA 1 what was built, from what and by which tools. Without a time or a number of
 * its own: two builds of one commit say the same.
 */
export function createProvenance({ root, buildFolder, commit, pnpm, builder }: ProvenanceParts) {
  const lockfile = sha256Of(readFileSync(join(root, "pnpm-lock.yaml")));
  return {
    _type: "https://in-toto.io/Statement/v1",
    subject: digestFiles(buildFolder).filter(({ name }) => OURS.test(name) && !AFTER.test(name)),
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: "urn:rewire:build:storefront:v1",
        externalParameters: { command: "pnpm --filter @rewire/storefront build" },
        internalParameters: {
          node: process.version,
          pnpm,
          platform: `${process.platform}-${process.arch}`,
          hasUncommittedChanges: commit.isChanged,
        },
        resolvedDependencies: [
          ...(commit.hash === null ? [] : [{ name: "source", digest: { gitCommit: commit.hash } }]),
          { name: "pnpm-lock.yaml", digest: { sha256: lockfile } },
        ],
      },
      runDetails: { builder: { id: builder ?? "urn:rewire:builder:unnamed" } },
    },
  };
}
