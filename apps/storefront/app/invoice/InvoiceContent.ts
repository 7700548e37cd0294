/** Row of a list or table on an invoice, with a label and a value. */
export interface InvoiceRow {
  readonly label: string;
  readonly value: string;
}

/** Localised texts of an order's PDF, ready to print. */
export interface InvoiceContent {
  /** BCP 47 tag of the language. */
  readonly language: string;
  /** Title of the PDF, such as "Invoice 1234". */
  readonly title: string;
  /** Name of the file, with its extension. */
  readonly fileName: string;
  readonly seller: {
    /** Trade name of the shop. */
    readonly name: string;
    /** Company, address, contact and VAT id, one entry for each that the owner has set. */
    readonly details: readonly string[];
  };
  /** Why the PDF is no invoice, or that the order was paid back; null for none. */
  readonly notice: string | null;
  /** Numbers and date. */
  readonly facts: readonly InvoiceRow[];
  readonly addresses: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** Heads of the columns of the items. */
  readonly columns: { readonly item: string; readonly quantity: string; readonly amount: string };
  readonly lines: readonly {
    readonly name: string;
    /** Selected options, on one line; "" for none. */
    readonly options: string;
    readonly quantity: string;
    readonly amount: string;
  }[];
  /** Amounts that add up to the total. */
  readonly amounts: readonly InvoiceRow[];
  readonly total: InvoiceRow;
  /** Tax that the total contains; empty where it is one of the amounts. */
  readonly includedTaxes: readonly InvoiceRow[];
  /** Gift cards that pay a part of the total, and the amount that remains to be paid; empty without gift cards. */
  readonly payments: readonly InvoiceRow[];
  /** Payment, delivery and the customer's note. */
  readonly remarks: readonly InvoiceRow[];
  /** Formats the foot of a page. */
  readonly formatPage: (page: number, count: number) => string;
}
