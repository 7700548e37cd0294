import { loadPdfFonts } from "./pdfFonts.server.ts";
import type { InvoiceRow, InvoiceContent } from "./InvoiceContent.ts";
import { PageWriter, type Cell } from "./PageWriter.server.ts";

/** Columns of the items: where they begin and how wide they are, as parts of the page's width. */
const ITEM_COLUMNS = {
  item: { x: 0, width: 0.62 },
  quantity: { x: 0.63, width: 0.13, align: "right" },
  amount: { x: 0.77, width: 0.23, align: "right" },
} as const;

/** Columns of the amounts, below that of the items. */
const TOTALS_COLUMNS = { label: { x: 0.4, width: 0.36 }, amount: ITEM_COLUMNS.amount } as const;

/**
 * Renders an invoice or an order confirmation as a PDF with A4 pages and embedded fonts. The PDF is tagged (PDF/UA), so
 * that screen readers announce the title as a heading and the items as a table.
 */
export async function renderOrderPdf(source: InvoiceContent): Promise<Uint8Array<ArrayBuffer>> {
  const { title, language, seller, formatPage } = source;
  const writer = new PageWriter(await loadPdfFonts(), { title, language, author: seller.name });
  writeHeader(writer, source);
  writeAddresses(writer, source);
  writeItems(writer, source);
  writeAmounts(writer, source);
  writer.skip(18);
  writeRows(writer, source.remarks);
  return writer.finish(formatPage);
}

function writeHeader(writer: PageWriter, { title, seller, notice, facts }: InvoiceContent): void {
  writer.writeParagraph("P", seller.name, { size: 15, isBold: true });
  for (const line of seller.details) writer.writeParagraph("P", line, { size: 8.5, isMuted: true });
  writer.skip(26);
  writer.writeParagraph("H1", title, { size: 20, isBold: true });
  writer.skip(8);
  if (notice) {
    writer.writeParagraph("P", notice, { isBold: true });
    writer.skip(8);
  }
  writeRows(writer, facts);
  writer.skip(14);
}

/** Writes names and values as a table without heads of columns. */
function writeRows(writer: PageWriter, rows: readonly InvoiceRow[]): void {
  if (rows.length === 0) return;
  const table = writer.createElement("Table");
  for (const { label, value } of rows) {
    // A note may be longer than a page: it is a paragraph, which goes on overleaf.
    const text = value.trim();
    writer.writeRow(
      table,
      [
        { text: label, tag: "TH", scope: "Row", x: 0, width: 0.28, isMuted: true },
        { text: text.length > MAX_CELL_LENGTH ? "" : text, tag: "TD", x: 0.3, width: 0.7 },
      ],
      2,
    );
    if (text.length > MAX_CELL_LENGTH) writer.writeParagraph("P", text);
  }
  table.end();
}

/** Characters that a cell surely holds on one page. */
const MAX_CELL_LENGTH = 600;

function writeAddresses(writer: PageWriter, { addresses }: InvoiceContent): void {
  if (addresses.length === 0) return;
  const width = 0.46;
  const table = writer.createElement("Table");
  const toCells = (tag: "TH" | "TD", cellTexts: readonly string[]): readonly Cell[] =>
    cellTexts.map((text, index) => ({
      text,
      tag,
      x: index * (1 - width),
      width,
      isBold: tag === "TH",
      ...(tag === "TH" ? { scope: "Column" as const } : {}),
    }));
  writer.require(90);
  writer.writeRow(
    table,
    toCells(
      "TH",
      addresses.map(({ title }) => title),
    ),
    3,
  );
  writer.writeRow(
    table,
    toCells(
      "TD",
      addresses.map(({ lines }) => lines.join("\n")),
    ),
  );
  table.end();
  writer.skip(24);
}

function writeItems(writer: PageWriter, { columns, lines }: InvoiceContent): void {
  const table = writer.createElement("Table");
  writer.require(60);
  const headerStyle = { tag: "TH", scope: "Column", isBold: true } as const;
  writer.writeRow(
    table,
    [
      { text: columns.item, ...headerStyle, ...ITEM_COLUMNS.item },
      { text: columns.quantity, ...headerStyle, ...ITEM_COLUMNS.quantity },
      { text: columns.amount, ...headerStyle, ...ITEM_COLUMNS.amount },
    ],
    4,
  );
  for (const { name, options, quantity, amount } of lines) {
    writer.drawLine();
    writer.skip(6);
    writer.writeRow(
      table,
      [
        { text: options ? `${name}\n${options}` : name, tag: "TD", ...ITEM_COLUMNS.item },
        { text: quantity, tag: "TD", ...ITEM_COLUMNS.quantity },
        { text: amount, tag: "TD", ...ITEM_COLUMNS.amount },
      ],
      5,
    );
  }
  table.end();
  writer.drawLine();
  writer.skip(10);
}

function writeAmounts(writer: PageWriter, { amounts, total, includedTaxes, payments }: InvoiceContent): void {
  const table = writer.createElement("Table");
  const writeTotal = ({ label, value }: InvoiceRow, style: Pick<Cell, "isBold" | "isMuted" | "size"> = {}) =>
    writer.writeRow(
      table,
      [
        { text: label, tag: "TH", scope: "Row", ...TOTALS_COLUMNS.label, ...style },
        { text: value, tag: "TD", ...TOTALS_COLUMNS.amount, ...style },
      ],
      3,
    );
  for (const row of amounts) writeTotal(row);
  writer.skip(2);
  writer.drawLine(TOTALS_COLUMNS.label.x);
  writer.skip(6);
  writeTotal(total, { isBold: true, size: 12 });
  for (const row of includedTaxes) writeTotal(row, { isMuted: true });
  for (const row of payments) writeTotal(row, { isBold: row === payments.at(-1) });
  table.end();
}
