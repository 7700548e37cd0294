import { toPlainText } from "./plainText.ts";

/** Tags that end a line. */
const LINE_END_PATTERN = /<br\b[^>]*>|<\/(?:p|div|li|h[1-6]|tr)\s*>/gi;

/** Maximum number of characters of HTML that are read. */
const MAX_HTML_LENGTH = 20_000;

/**
 * Converts HTML from the shop to several lines of plain text, such as payment instructions with a bank account. Empty
 * lines are removed. Render the result as text, because it is not safe HTML.
 */
export const toPlainLines = (html: string | null | undefined): string =>
  (html ?? "")
    .slice(0, MAX_HTML_LENGTH)
    .replaceAll(LINE_END_PATTERN, "\n")
    .split(/\r?\n/)
    .map(toPlainText)
    .filter(Boolean)
    .join("\n");
