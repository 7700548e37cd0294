import { chakra } from "@chakra-ui/react";
import type { Order, SiteLinks } from "@rewire/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { OrderReview } from "../../checkout/OrderReview/OrderReview.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { Wire } from "../../primitives/Wire/Wire.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { OrderHead } from "./OrderHead.tsx";
import { orderSteps } from "./orderSteps.ts";

export interface OrderSummaryProps {
  order: Order;
  links: Pick<SiteLinks, "product" | "products">;
  /** Just placed: thanks by name, and a receipt is on its way. @default false */
  isReceived?: boolean | undefined;
  /** Beside the receipt: the ticket of a repair. */
  aside?: ReactNode;
}

/** An order: where it stands, what comes next, what it holds, where it goes and how it is paid; printable. */
export function OrderSummary({ order, links, isReceived = false, aside }: OrderSummaryProps) {
  const { formatMessage } = useIntl();
  const steps = order.number === "" ? null : orderSteps(order);

  return (
    <Columns>
      <Main>
        <OrderHead order={order} isReceived={isReceived} />
        {steps && (
          <section aria-label={formatMessage({ id: "order.next" })}>
            <Wire
              direction="horizontal"
              steps={steps.map(({ title, note, state }) => ({
                id: title,
                state,
                title: formatMessage({ id: title }),
                children: note && <Note>{formatMessage({ id: note })}</Note>,
              }))}
            />
          </section>
        )}
        <OrderFacts order={order} />
        <Ways data-print="hide">
          <Button variant="line" icon="print" onClick={() => window.print()}>{formatMessage({ id: "order.print" })}</Button>
          <LinkButton variant="ghost" href={links.products()}>{formatMessage({ id: "order.continueShopping" })}</LinkButton>
        </Ways>
      </Main>
      <Side>
        {aside}
        <OrderReview lines={order.lines} totals={order.totals} needsShipping={order.shipping !== null} productHref={links.product} />
      </Side>
    </Columns>
  );
}

const Columns = chakra("article", {
  base: {
    display: "grid",
    rowGap: "10", columnGap: "16",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 420px" },
    "@media print": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
const Main = chakra("div", { base: { display: "grid", gap: "36px", alignContent: "start", minWidth: "0" } });
const Note = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const Ways = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
const Side = chakra("aside", { base: { lg: { alignSelf: "start", position: "sticky", top: "84px" }, "@media print": { position: "static" } } });
