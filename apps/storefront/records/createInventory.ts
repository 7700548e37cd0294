import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, toLocalePath } from "@rewire/messages";
import { CHUNK_SOURCES_PATH } from "../server/createChunkSourcesPlugin.ts";
import { readBuildId } from "../server/readBuildId.ts";
import {
  HYDRATION_DATA_DESCRIPTION,
  computeIntegrity,
  isHydrationData,
  readNonce,
  computeSha256,
  maskNonce,
} from "./digests.ts";
import type { Inventory, ServingMode } from "./Inventory.ts";
import {
  HEADER_JUSTIFICATIONS,
  INLINE_SCRIPT_JUSTIFICATIONS,
  IGNORED_HEADERS,
  PAYMENT_SCRIPTS,
  SOURCE_JUSTIFICATIONS,
} from "./justifications.ts";
import { readManifest, listReachableScripts } from "./manifest.ts";
import type { Commit } from "./readCommit.ts";
import { readPage } from "./readPage.ts";
import type { ServedPage } from "./fetchServedPages.ts";

/**
 * Paths of the payment pages in every language. The last path is an order page, on which customers can resume the
 * payment.
 */
export const PAYMENT_PAGES = [
  ...LOCALES.map((locale) => toLocalePath("/checkout", locale)),
  "/checkout/order-received/1",
] as const;

interface InventoryOptions {
  /** Build folder with `client` and `server`. */
  readonly buildFolder: string;
  readonly commit: Commit;
  readonly authorisedBy: string | null;
  /** Payment pages by serving mode. */
  readonly served: ReadonlyMap<ServingMode, readonly ServedPage[]>;
}

/**
 * Creates the inventory of the scripts and headers of the payment pages. @throws Error listing every script, source and
 * header without a justification.
 */
export function createInventory({
  buildFolder,
  commit,
  authorisedBy,
  served: servedPagesByMode,
}: InventoryOptions): Inventory {
  const client = join(buildFolder, "client");
  const missingFields: string[] = [];
  const pages = servedPagesByMode.get("http") ?? [];
  const inventory: Inventory = {
    name: "payment page inventory",
    version: 1,
    buildId: readBuildId(client),
    commit: commit.hash,
    isCommitChanged: commit.isChanged,
    authorisedBy,
    pages: pages.map(({ path }) => path),
    scripts: listScripts(client, pages, missingFields),
    inlineScripts: listInlineScripts(pages, missingFields),
    dataScripts: [
      {
        form: HYDRATION_DATA_DESCRIPTION,
        why: ["React Router: the page's data, which are the visitor's own and the shop's, for its scripts."],
        covered:
          "Has no hash, since every visitor has another text. Each one is read and must be this one call with one " +
          "text in quotation marks and nothing before or after, so that it can hold no code.",
      },
    ],
    paymentScripts: PAYMENT_SCRIPTS.map((script) => ({ ...script, why: [...script.why] })),
    headers: listHeaders(servedPagesByMode, missingFields),
  };
  if (missingFields.length === 0) return inventory;
  const list = [...new Set(missingFields)].map((line) => `\n  ${line}`).join("");
  throw new Error(`Nobody has written down in records/justifications.ts why payment pages have:${list}`);
}

/** Returns the justification of a source, by its longest justified prefix. */
function findJustification(source: string): string | undefined {
  const prefixes = Object.keys(SOURCE_JUSTIFICATIONS).filter((prefix) => source.startsWith(prefix));
  const longestPrefix = prefixes.toSorted((a, b) => b.length - a.length)[0];
  return longestPrefix === undefined ? undefined : SOURCE_JUSTIFICATIONS[longestPrefix];
}

/** Returns the source folder of the project's own source, or the name of a library. */
const getSourceGroup = (source: string): string =>
  source.includes(":") ? source : source.split("/").slice(0, 4).join("/");

/** Justifications of the scripts that the build composes itself, without source files. */
const COMPOSED_SCRIPT_JUSTIFICATIONS: readonly (readonly [file: RegExp, why: string])[] = [
  [/^assets\/manifest-[\da-f]+\.js$/, "React Router: the table of the shop's addresses and the scripts of each."],
  [
    /^assets\/early-[\w-]{8}\.js$/,
    "Keeps what a visitor does on a public page before its scripts have come, and starts the scripts.",
  ],
];

function listScripts(client: string, pages: readonly ServedPage[], missingEntries: string[]): Inventory["scripts"] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what server/createChunkSourcesPlugin.ts has written
  const sources = JSON.parse(readFileSync(join(client, CHUNK_SOURCES_PATH), "utf8")) as Record<string, string[]>;
  const manifest = readManifest(client);
  const referencedFiles = pages.flatMap(({ html }) => readPage(html).addresses.map((address) => address.slice(1)));
  const initialFiles = new Set([...referencedFiles, ...listReachableScripts(manifest, referencedFiles, "imports")]);
  const deferredScripts = listReachableScripts(manifest, initialFiles, "all");
  return listScriptFiles(client).map((file) => {
    const content = readFileSync(join(client, file));
    const fileSources = sources[file] ?? [];
    for (const source of fileSources)
      if (findJustification(source) === undefined) missingEntries.push(`${source}, in the script ${file}`);
    const composedReasons = COMPOSED_SCRIPT_JUSTIFICATIONS.flatMap(([pattern, reason]) =>
      pattern.test(file) ? [reason] : [],
    );
    const riskReasons =
      composedReasons.length > 0
        ? composedReasons
        : [...new Set(fileSources.flatMap((source) => findJustification(source) ?? []))].toSorted();
    if (riskReasons.length === 0) riskReasons.push("Empty: its page is made by the server alone.");
    return {
      path: `/${file}`,
      bytes: content.byteLength,
      sha256: computeSha256(content),
      integrity: computeIntegrity(content),
      loaded: initialFiles.has(file) ? "first" : deferredScripts.has(file) ? "later" : "visit",
      why: riskReasons,
      sources: [...new Set(fileSources.map(getSourceGroup))].toSorted(),
    };
  });
}

const listScriptFiles = (client: string): string[] =>
  readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.[cm]?js$/.test(file))
    .toSorted();

function listInlineScripts(pages: readonly ServedPage[], missingEntries: string[]): Inventory["inlineScripts"] {
  const listedScripts = new Map<string, Inventory["inlineScripts"][number]>();
  for (const { path, headers, html } of pages) {
    for (const { text } of readPage(html).inline) {
      if (isHydrationData(text)) continue;
      const maskedText = maskNonce(text, readNonce(headers));
      const firstCharacters = maskedText.trim().slice(0, 60).replaceAll(/\s+/g, " ");
      const reasons = INLINE_SCRIPT_JUSTIFICATIONS.filter(([pattern]) => pattern.test(maskedText)).map(
        ([, reason]) => reason,
      );
      if (reasons.length === 0) missingEntries.push(`the inline script ${firstCharacters} … on ${path}`);
      const sha256 = computeSha256(maskedText);
      const listedScript = listedScripts.get(sha256);
      if (listedScript) listedScript.pages.push(path);
      else
        listedScripts.set(sha256, {
          sha256,
          bytes: Buffer.byteLength(maskedText),
          begins: firstCharacters,
          why: reasons,
          pages: [path],
        });
    }
  }
  return [...listedScripts.values()];
}

function listHeaders(servedPagesByMode: InventoryOptions["served"], missingEntries: string[]): Inventory["headers"] {
  const names = new Set<string>();
  for (const { headers } of [...servedPagesByMode.values()].flat()) for (const name of headers.keys()) names.add(name);
  return [...names]
    .filter((name) => !IGNORED_HEADERS.has(name))
    .toSorted()
    .map((name) => {
      const explanation = HEADER_JUSTIFICATIONS[name];
      if (explanation === undefined) missingEntries.push(`the header ${name}`);
      const values = [...servedPagesByMode].map(
        ([servingMode, pages]) => [servingMode, findCommonHeaderValue(name, pages)] as const,
      );
      return { name, why: explanation ?? "", values: Object.fromEntries(values) };
    });
}

/** Returns a header's value, which must be the same for all pages. */
function findCommonHeaderValue(name: string, pages: readonly ServedPage[]): string | null {
  const values = new Set(
    pages.map(({ headers }) => {
      const value = headers.get(name);
      return value === null ? null : maskNonce(value, readNonce(headers));
    }),
  );
  const [value = null, secondValue] = values;
  if (values.size > 1) throw new Error(`Payment pages differ in ${name}: ${value} and ${secondValue}`);
  return value;
}
