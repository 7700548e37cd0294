// Checks the payment page against the build's inventory: `npm run inventory -- https://shop.example`.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { inspectInChromium } from "./inspectInChromium.ts";
import { inspectPages, type Inspection } from "./inspectPages.ts";
import { formatInspectionReport } from "./formatInspectionReport.ts";
import { inventorySchema } from "./Inventory.ts";
import { verifyInventory } from "./verifyInventory.ts";

const USAGE = "npm run inventory -- https://shop.example [--browser] [--list FILE] [--report FILE]";

async function checkPaymentPage(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { browser: { type: "boolean" }, list: { type: "string" }, report: { type: "string" } },
  });
  const address = URL.parse(positionals[0] ?? "");
  if (!address || !/^https?:$/.test(address.protocol)) throw new Error(`Which shop? ${USAGE}`);
  const file = values.list ?? join(import.meta.dirname, "../build/records/payment-page.json");
  const text = readFileSync(file, "utf8");
  const inventory = v.parse(inventorySchema, JSON.parse(text));
  const verification = verifyInventory(file, text, process.env);
  const inspections: [method: string, Inspection][] = [["as served", await inspectPages(inventory, address.origin)]];
  if (values.browser) inspections.push(["in Chromium", await inspectInChromium(inventory, address.origin)]);

  const faults = [
    ...(verification.fault ? [verification.fault] : []),
    ...inspections.flatMap(([, inspection]) => inspection.faults),
  ];
  const summary = inspections
    .map(([servingMode, { pages, scripts }]) => `${servingMode}: ${pages} pages, ${scripts} scripts`)
    .join("; ");
  console.log(`» ${address.origin}, ${summary}\n» ${verification.note}`);
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (values.report) {
    writeFileSync(
      values.report,
      formatInspectionReport({
        origin: address.origin,
        at: new Date(),
        inventory,
        summary,
        note: verification.note,
        faults,
      }),
    );
  }
  const inspectedCount = inspections.reduce((sum, [, { pages, scripts }]) => sum + pages + scripts, 0);
  console.log(`${Math.max(0, inspectedCount - faults.length)} passed, ${faults.length} failed`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

try {
  await checkPaymentPage();
} catch (error) {
  const cause = error instanceof Error ? error.cause : undefined;
  const causeText = cause instanceof Error ? ` (${cause.message})` : "";
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}${causeText}`);
  process.exitCode = 2;
}
