import { execFileSync } from "node:child_process";
import * as v from "valibot";
import { computeSha256 } from "./digests.ts";
import type { Commit } from "./readCommit.ts";

const componentSchema = v.looseObject({ "bom-ref": v.string(), name: v.string() });
const dependencySchema = v.looseObject({ ref: v.string(), dependsOn: v.optional(v.array(v.string()), []) });

/** Schema of the CycloneDX fields that are sorted. All other fields are kept unchanged. */
export const sbomSchema = v.looseObject({
  bomFormat: v.literal("CycloneDX"),
  specVersion: v.literal("1.6"),
  metadata: v.looseObject({ timestamp: v.optional(v.string()) }),
  components: v.array(componentSchema),
  dependencies: v.optional(v.array(dependencySchema), []),
});

type Sbom = v.InferOutput<typeof sbomSchema>;

/**
 * Creates the SBOM with pnpm. The SBOM lists every library that is used at run time or shipped to browsers, with its
 * licence and hash.
 */
export function createSbom(root: string, commit: Commit): Sbom {
  const args = [
    "--filter",
    "@rewire/storefront",
    "sbom",
    "--prod",
    "--sbom-format",
    "cyclonedx",
    "--sbom-spec-version",
    "1.6",
    "--sbom-type",
    "application",
  ];
  const isWindows = process.platform === "win32";
  const options = { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024, shell: isWindows } as const;
  return normalizeSbom(v.parse(sbomSchema, JSON.parse(execFileSync("pnpm", args, options))), commit);
}

const compareBy =
  <Item>(key: (item: Item) => string) =>
  (a: Item, b: Item) =>
    key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0;

/**
 * Makes an SBOM reproducible. The order of components, the timestamp and the random number written by pnpm differ with
 * each run.
 */
export function normalizeSbom({ metadata, components, dependencies, ...rest }: Sbom, { seconds }: Commit): Sbom {
  const { timestamp: _, ...reproducibleMetadata } = metadata;
  const sortedSbom: Sbom = {
    ...rest,
    metadata: {
      ...reproducibleMetadata,
      ...(seconds > 0 ? { timestamp: new Date(seconds * 1000).toISOString() } : {}),
    },
    components: components.toSorted(compareBy((component) => component["bom-ref"])),
    dependencies: dependencies
      .map(({ dependsOn, ...component }) => ({ ...component, dependsOn: dependsOn.toSorted() }))
      .toSorted(compareBy(({ ref }) => ref)),
  };
  delete sortedSbom["serialNumber"];
  return { ...sortedSbom, serialNumber: `urn:uuid:${createUuid(JSON.stringify(sortedSbom))}` };
}

/** Creates a version 8 UUID from the hash of a string. */
function createUuid(text: string): string {
  const digits = computeSha256(text);
  const variant = ((Number.parseInt(digits.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  const groups = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`];
  return [...groups, `${variant}${digits.slice(17, 20)}`, digits.slice(20, 32)].join("-");
}
