import type { Order, SiteLinks } from "@rewire/domain";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { DownloadList } from "../DownloadList/DownloadList.tsx";

/** Files of a completed order: downloads for the customer who placed it, or a note about the e-mail for others. */
export function OrderFiles({
  order: { status, downloads = [], hasFiles = false },
  links,
}: {
  order: Order;
  links: Pick<SiteLinks, "product" | "products">;
}) {
  const { formatMessage } = useIntl();

  if (downloads.length > 0) {
    return (
      <section>
        <Heading>{formatMessage({ id: "order.downloads" })}</Heading>
        <DownloadList state={{ kind: "ready", items: downloads }} links={links} />
      </section>
    );
  }
  return hasFiles && status === "completed" ? (
    <Alert tone="info">{formatMessage({ id: "order.downloadsByMail" })}</Alert>
  ) : null;
}

const Heading = chakra("h2", { base: { textStyle: "h3", mb: "3" } });
