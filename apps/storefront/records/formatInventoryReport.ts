import type { Inventory } from "./Inventory.ts";

const LOADING_LABELS: Readonly<Record<Inventory["scripts"][number]["loaded"], string>> = {
  first: "With the page",
  later: "By the page's scripts, when they are needed",
  visit: "Elsewhere in the shop: still there where the shopper came from such a page without loading anew",
};

const formatCell = (text: string) => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ");
const formatRow = (...cells: readonly string[]) => `| ${cells.map(formatCell).join(" | ")} |`;
const formatTable = (columnTitles: readonly string[], rows: readonly string[]) => [
  formatRow(...columnTitles),
  formatRow(...columnTitles.map(() => "---")),
  ...rows,
  "",
];
const formatCode = (text: string) => `\`${text}\``;

interface SignatureInfo {
  /** Signature in base64; null if the build had no key. */
  readonly signature: string | null;
}

/** Formats the inventory as a Markdown report for auditors. */
export function formatInventoryReport(inventory: Inventory, { signature }: SignatureInfo): string {
  const { scripts, inlineScripts, dataScripts, paymentScripts, headers } = inventory;
  return [
    "# Scripts and headers of the payment pages",
    "",
    "For PCI DSS 4.0.1, requirements 6.4.3 (every script is authorised, justified and whole) and 11.6.1 " +
      "(changes are found). Made by the build from what it serves; `payment-page.json` holds the same for programs.",
    "",
    ...formatTable(["", ""], createOriginRows(inventory, signature)),
    "The page on which WooCommerce itself takes a payment up again (`/checkout/order-pay/…`) is served by the shop, " +
      "not by this storefront. Its scripts are not in this list: the shop needs a list of its own.",
    "",
    "## Scripts in the pages",
    ...formatTable(
      ["Begins", "sha256", "Bytes", "Why"],
      inlineScripts.map(({ begins: firstCharacters, sha256, bytes, why: reasons }) =>
        formatRow(formatCode(firstCharacters), formatCode(sha256), String(bytes), reasons.join(" ")),
      ),
    ),
    ...formatTable(
      ["Form of data", "Why", "How it is covered"],
      dataScripts.map(({ form, why: reasons, covered: safeguard }) =>
        formatRow(formatCode(form), reasons.join(" "), safeguard),
      ),
    ),
    "## Scripts of the payment provider",
    ...formatTable(
      ["Address", "Why", "Why without a hash"],
      paymentScripts.map(({ url, why: reasons, whyNoIntegrity }) => formatRow(url, reasons.join(" "), whyNoIntegrity)),
    ),
    "## Headers",
    ...headers.flatMap(({ name, why: explanation, values }) => [
      `**${name}**: ${explanation}`,
      "",
      ...formatTable(
        ["Served by", "Value"],
        Object.entries(values).map(([servingMode, value]) =>
          formatRow(servingMode, value === null ? "not sent" : formatCode(value)),
        ),
      ),
    ]),
    ...Object.entries(LOADING_LABELS).flatMap(([timingKey, label]) => [
      `## Script files: ${label}`,
      ...formatTable(
        ["File", "Integrity (sha384)", "Bytes", "Why"],
        scripts
          .filter(({ loaded: loadTiming }) => loadTiming === timingKey)
          .map(({ path, integrity, bytes, why: justifications }) =>
            formatRow(formatCode(path), formatCode(integrity), String(bytes), justifications.join(" ")),
          ),
      ),
    ]),
  ].join("\n");
}

/** Returns the rows on the inventory's origin and size. */
function createOriginRows(inventory: Inventory, signature: string | null): string[] {
  const { scripts, inlineScripts, paymentScripts, pages } = inventory;
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    formatRow("Build", formatCode(inventory.buildId)),
    formatRow(
      "Commit",
      inventory.commit === null ? "unknown: not built from a repository" : formatCode(inventory.commit),
    ),
    ...(inventory.isCommitChanged
      ? [formatRow("Note", "Files were changed and not committed: this is no release.")]
      : []),
    formatRow(
      "Authorised by",
      inventory.authorisedBy ?? "**nobody yet**: the build was not told (`INVENTORY_AUTHORISED_BY`)",
    ),
    formatRow(
      "Signature",
      signature === null
        ? "**none**: the build had no `INVENTORY_KEY`"
        : `Ed25519, ${formatCode(signature)} over payment-page.json`,
    ),
    formatRow("Pages", pages.map(formatCode).join(", ")),
    formatRow(
      "Scripts",
      `${scripts.length} files of ${total} bytes, ${inlineScripts.length} in the pages, ` +
        `${paymentScripts.length} of the payment provider`,
    ),
  ];
}
