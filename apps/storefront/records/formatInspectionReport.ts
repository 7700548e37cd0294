import type { Inventory } from "./Inventory.ts";

interface InspectionReportData {
  readonly origin: string;
  readonly at: Date;
  readonly inventory: Pick<Inventory, "buildId" | "commit" | "authorisedBy">;
  /** Scope of the inspection as text. */
  readonly summary: string;
  /** Note on the inventory's signature. */
  readonly note: string;
  readonly faults: readonly string[];
}

/** Formats the result of an inspection as a Markdown report, which is kept as evidence of the weekly check. */
export function formatInspectionReport({
  origin,
  at: inspectedAt,
  inventory,
  summary,
  note,
  faults,
}: InspectionReportData): string {
  return [
    `# Payment pages of ${origin}, ${inspectedAt.toISOString()}`,
    "",
    `Compared with build \`${inventory.buildId}\`, commit \`${inventory.commit ?? "unknown"}\`, ` +
      `authorised by ${inventory.authorisedBy ?? "nobody"}.`,
    `Looked at ${summary}. ${note}`,
    "",
    ...(faults.length === 0
      ? ["**All is as the list has it.**"]
      : ["**Changed:**", "", ...faults.map((fault) => `- ${fault}`)]),
    "",
  ].join("\n");
}
