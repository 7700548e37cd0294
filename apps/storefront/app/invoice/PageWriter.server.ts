import { palette } from "@rewire/ui/palette";
import Pdf from "pdfkit";
import { pickFont, type PdfFonts } from "./pdfFonts.server.ts";

/** A4 in points, with margins that also leave room for holes. */
const PAGE_LAYOUT = { width: 595.28, height: 841.89, margin: 56, foot: 72 };
const CONTENT_WIDTH = PAGE_LAYOUT.width - 2 * PAGE_LAYOUT.margin;
/** Colours of the design that read on paper. */
const COLORS = { ink: palette.tin[950], muted: palette.tin[700], line: palette.tin[200] };

export interface TextStyle {
  /** @default 9.5 */
  readonly size?: number;
  readonly isBold?: boolean;
  readonly isMuted?: boolean;
  readonly align?: "left" | "right";
}

/** Text in a table column; `x` and `width` are fractions of the width between the page margins. */
export interface Cell extends TextStyle {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  /** Tag of the cell, such as "TH". */
  readonly tag: string;
  readonly scope?: "Column" | "Row";
}

/**
 * Replaces narrow no-break spaces, as in French before a colon, with full ones: the text face lacks them, so that the
 * whole line would be drawn in the face of many scripts.
 */
const widenSpaces = (text: string): string => text.replaceAll("\u202F", "\u00A0");

/** Element of the PDF's structure, for screen readers. */
type StructureElement = PDFKit.PDFStructureElement;

/** Writes tagged text to a PDF from top to bottom and adds pages as needed. */
export class PageWriter {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #fonts: PdfFonts;
  readonly #language: string;
  readonly #root: StructureElement;
  #y = PAGE_LAYOUT.margin;

  /** @param language BCP 47 tag, for screen readers. */
  constructor(fonts: PdfFonts, { title, language, author }: { title: string; language: string; author: string }) {
    this.#fonts = fonts;
    this.#language = language;
    const options: PDFKit.PDFDocumentOptions = {
      size: "A4",
      margins: {
        top: PAGE_LAYOUT.margin,
        left: PAGE_LAYOUT.margin,
        right: PAGE_LAYOUT.margin,
        bottom: PAGE_LAYOUT.foot,
      },
      bufferPages: true,
      pdfVersion: "1.7",
      tagged: true,
      displayTitle: true,
      lang: language,
      info: { Title: title, Author: author },
      font: "",
    };
    // Its types lack this subset.
    this.#pdf = new Pdf(Object.assign(options, { subset: "PDF/UA" }));
    for (const { name, data } of [...fonts.regular, ...fonts.bold]) this.#pdf.registerFont(name, data);
    this.#root = this.#pdf.struct("Document");
    this.#pdf.addStructure(this.#root);
  }

  /** Creates an element of the structure inside another; by default at the top. */
  createElement(tag: string, parent: StructureElement = this.#root): StructureElement {
    const element = this.#pdf.struct(tag);
    parent.add(element);
    return element;
  }

  /** Moves down. */
  skip(distance: number): void {
    this.#y += distance;
  }

  /** Begins a new page if fewer points than required are left on this one. */
  require(distance: number): void {
    if (this.#y + distance <= PAGE_LAYOUT.height - PAGE_LAYOUT.foot) return;
    this.#pdf.addPage();
    this.#y = PAGE_LAYOUT.margin;
  }

  /** Writes a paragraph, over several pages if it is long. */
  writeParagraph(tag: string, content: string, style: TextStyle = {}, parent: StructureElement = this.#root): void {
    const text = widenSpaces(content);
    const element = this.createElement(tag, parent);
    this.require(Math.min(this.#measure(text, 1, style), 40));
    element.add(() => {
      this.#setStyle(text, style);
      this.#pdf.text(text, PAGE_LAYOUT.margin, this.#y, { width: CONTENT_WIDTH, lineGap: 2 });
      this.#y = this.#pdf.y;
    });
    element.end();
  }

  /**
   * Writes cells side by side, on one page.
   * @param gap Space below, in points.
   */
  writeRow(parent: StructureElement, contents: readonly Cell[], gap = 0): void {
    const cells = contents.map((cell) => ({ ...cell, text: widenSpaces(cell.text) }));
    const height = Math.max(...cells.map((cell) => this.#measure(cell.text, cell.width, cell)));
    this.require(height);
    const row = this.createElement("TR", parent);
    for (const cell of cells) {
      const attributes = { lang: this.#language, scope: cell.scope };
      const element = this.#pdf.struct(cell.tag, attributes);
      row.add(element);
      element.add(() => {
        this.#setStyle(cell.text, cell);
        this.#pdf.text(cell.text, PAGE_LAYOUT.margin + cell.x * CONTENT_WIDTH, this.#y, {
          width: cell.width * CONTENT_WIDTH,
          align: cell.align ?? "left",
          lineGap: 2,
        });
      });
      element.end();
    }
    row.end();
    this.#y += height + gap;
  }

  /** Draws a line across, which screen readers do not hear of. */
  drawLine(startX = 0): void {
    this.#pdf.markContent("Artifact", { type: "Layout" });
    this.#pdf
      .moveTo(PAGE_LAYOUT.margin + startX * CONTENT_WIDTH, this.#y)
      .lineTo(PAGE_LAYOUT.width - PAGE_LAYOUT.margin, this.#y)
      .lineWidth(0.6)
      .stroke(COLORS.line);
    this.#pdf.endMarkedContent();
  }

  /** Writes the foot of all pages and returns the file. */
  async finish(formatPage: (page: number, count: number) => string): Promise<Uint8Array<ArrayBuffer>> {
    this.#root.end();
    const { count } = this.#pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#pdf.switchToPage(page);
      // The footer is below the bottom margin, where writing text would otherwise begin a new page.
      this.#pdf.page.margins.bottom = 0;
      const text = widenSpaces(formatPage(page + 1, count));
      this.#pdf.markContent("Artifact", { type: "Pagination" });
      this.#setStyle(text, { size: 8, isMuted: true });
      this.#pdf.text(text, PAGE_LAYOUT.margin, PAGE_LAYOUT.height - 44, {
        width: CONTENT_WIDTH,
        align: "right",
        lineBreak: false,
      });
      this.#pdf.endMarkedContent();
    }
    const chunks: Buffer[] = [];
    const writtenBytes = new Promise<void>((resolve, reject) => {
      this.#pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
      this.#pdf.on("end", resolve);
      this.#pdf.on("error", reject);
    });
    this.#pdf.end();
    await writtenBytes;
    return new Uint8Array(Buffer.concat(chunks));
  }

  #setStyle(text: string, { size = 9.5, isBold = false, isMuted = false }: TextStyle): void {
    const font = pickFont(isBold ? this.#fonts.bold : this.#fonts.regular, text.replaceAll("\n", ""));
    this.#pdf
      .font(font.name)
      .fontSize(size)
      .fillColor(isMuted ? COLORS.muted : COLORS.ink);
  }

  #measure(text: string, width: number, style: TextStyle): number {
    this.#setStyle(text, style);
    return this.#pdf.heightOfString(text, { width: width * CONTENT_WIDTH, lineGap: 2 });
  }
}
