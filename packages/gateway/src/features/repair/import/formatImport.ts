import type { ImportOutcome } from "./applyPlan.ts";
import type { ImportPlan, PlannedUpdate } from "./planImport.ts";
import type { PriceRow, RowIssue } from "./PriceList.ts";

/** Formats the validation errors of a price list, by line and column. */
export function formatIssues(file: string, issues: readonly RowIssue[]): string {
  const lines = issues
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, column, problem }) => `${file}:${line}: ${column ? `${column}: ` : ""}${problem}`);
  return `${lines.join("\n")}\n`;
}

const formatTitle = ({ model, fault }: PriceRow): string => `${model}, ${fault}`;

function describeNewRepair(row: PriceRow): string {
  const price = row.highest ? `${row.price.decimal} to ${row.highest.decimal}` : row.price.decimal;
  const time = row.minutes === null ? "time unknown" : `${row.minutes} minutes`;
  return `+ line ${row.line}  ${formatTitle(row)}: ${price}, ${time}, ${row.warrantyMonths} months warranty`;
}

function describeUpdate({ row, product, changes }: PlannedUpdate): string {
  const changeText = changes
    .map(
      ({ what: fieldName, from: previousValue, to: newValue }) =>
        `${fieldName} ${previousValue || "none"} → ${newValue || "none"}`,
    )
    .join(", ");
  const saleNote = product.salePrice === "" ? "" : ` (on sale at ${product.salePrice}, which holds)`;
  const hiddenNote = product.status === "publish" ? "" : ` (is a ${product.status}, which the desk does not show)`;
  return `~ line ${row.line}  ${formatTitle(row)}: ${changeText}${saleNote}${hiddenNote}`;
}

/** Formats an import plan, with one line per created or changed product. */
export function formatPlan(plan: ImportPlan): string {
  const { setUp, create: createdRows, update: plannedUpdates, otherRepairs } = plan;
  const lines = [
    ...setUp.categories.map(({ slug, name }) => `+ category ${slug} (${name})`),
    ...setUp.attributes.map((slug) => `+ attribute pa_${slug}`),
    ...(["device", "fault"] as const).flatMap((slug) => setUp.terms[slug].map((name) => `+ pa_${slug}: ${name}`)),
    ...createdRows.map(describeNewRepair),
    ...plannedUpdates.map(describeUpdate),
    ...otherRepairs.map(({ id, name }) => `? product ${id}  ${name}: not in the file, stays as it is`),
  ];
  return lines.length > 0 ? `${lines.join("\n")}\n\n` : "";
}

/** Formats the summary of an import run. @param outcome Outcome of the import; null if nothing was written. */
export function formatImportSummary(plan: ImportPlan, outcome: ImportOutcome | null): string {
  const { create: rowsToCreate, update: rowsToUpdate, unchanged: unchangedRows, otherRepairs } = plan;
  const unchangedText = `${unchangedRows.length} as they are, ${otherRepairs.length} not in the file`;
  if (!outcome) {
    return `Dry run: ${rowsToCreate.length} to create, ${rowsToUpdate.length} to update, ${unchangedText}. Nothing was written.\n`;
  }
  return `${outcome.created} created, ${outcome.updated} updated, ${unchangedText}.\n`;
}

/** Serialises an import plan and its outcome as JSON. */
export function toJson(plan: ImportPlan, outcome: ImportOutcome | null): string {
  const toReportRow = ({ line, model, fault }: PriceRow) => ({ line, model, fault });
  const report = {
    isDryRun: outcome === null,
    setUp: plan.setUp,
    create: plan.create.map((row) => {
      const { price, minutes, warrantyMonths } = row;
      return { ...toReportRow(row), price: price.decimal, minutes, warranty: warrantyMonths };
    }),
    update: plan.update.map(({ row, product, changes }) => ({ ...toReportRow(row), product: product.id, changes })),
    unchanged: plan.unchanged.map(toReportRow),
    others: plan.otherRepairs.map(({ id, name }) => ({ product: id, name })),
    outcome,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
