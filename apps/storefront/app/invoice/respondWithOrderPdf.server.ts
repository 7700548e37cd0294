import type { RouterContextProvider } from "react-router";
import type { Order } from "@rewire/domain";
import { createServerIntl } from "../i18n/createServerIntl.server.ts";
import { pageContext } from "../loaders/pageContext.server.ts";
import { privateContext } from "../loaders/privateContext.server.ts";
import { createInvoiceContent } from "./createInvoiceContent.ts";
import { renderOrderPdf } from "./renderOrderPdf.server.ts";

/**
 * Responds with the PDF of an order in the language of the URL. The response must not be cached. The caller must first
 * check that the visitor may see the order.
 */
export async function respondWithOrderPdf(
  context: Readonly<RouterContextProvider>,
  request: Request,
  order: Order,
): Promise<Response> {
  const source = createInvoiceContent({
    order,
    seller: context.get(privateContext).seller,
    settings: context.get(pageContext).settings,
    intl: await createServerIntl(request),
  });
  return new Response(await renderOrderPdf(source), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename*=UTF-8''${encodeURIComponent(source.fileName)}`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
