import type { Inventory } from "./Inventory.ts";

interface InspectionParts {
  readonly origin: string;
  readonly at: Date;
  readonly inventory: Pick<Inventory, "buildId" | "commit" | "authorisedBy">;
  /** Scope of the inspection as text. */
  readonly summary: string;
  /** Note on the inventory's signature. */
  readonly note: string;
  readonly faults: readonly string[];
}

/** Renders the result of an inspection as Markdown, as evidence of the weekly check. */
export function inspectionReport({ origin, at, inventory, summary, note, faults }: InspectionParts): string {
  return [
    `# Payment pages of ${origin}, ${at.toISOString()}`,
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
