import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { computeSha256 } from "./digests.ts";
import type { Commit } from "./readCommit.ts";

interface ProvenanceOptions {
  readonly root: string;
  /** Build folder with `client`, `server`, `bundle` and `records`. */
  readonly buildFolder: string;
  readonly commit: Commit;
  /** Version of pnpm. */
  readonly pnpm: string;
  /** URI of the builder; null if the build was not given one. */
  readonly builder: string | null;
}

/** Returns the path and SHA-256 hash of every file in a folder and its subfolders, sorted by path. */
export function digestFiles(folder: string): { readonly name: string; readonly digest: { readonly sha256: string } }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => ({
      name: name.replaceAll("\\", "/"),
      digest: { sha256: computeSha256(readFileSync(join(folder, name))) },
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const BUILD_OUTPUT_PATTERN = /^(?:client|server|bundle|records)\//;
/** Matches files that are written after the provenance. */
const EXCLUDED_RECORDS_PATTERN = /^records\/provenance|\.sig$/;

/**
 * Creates the provenance of a build as an in-toto statement with an SLSA 1 predicate: the hashes of the built files,
 * the commit and the lockfile, and the versions of the build tools. The statement contains no timestamps or random
 * numbers, so that two builds of the same commit have the same provenance.
 */
export function createProvenance({ root, buildFolder, commit, pnpm: pnpmVersion, builder }: ProvenanceOptions) {
  const lockfile = computeSha256(readFileSync(join(root, "pnpm-lock.yaml")));
  return {
    _type: "https://in-toto.io/Statement/v1",
    subject: digestFiles(buildFolder).filter(
      ({ name }) => BUILD_OUTPUT_PATTERN.test(name) && !EXCLUDED_RECORDS_PATTERN.test(name),
    ),
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: "urn:rewire:build:storefront:v1",
        externalParameters: { command: "pnpm --filter @rewire/storefront build" },
        internalParameters: {
          node: process.version,
          pnpm: pnpmVersion,
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
