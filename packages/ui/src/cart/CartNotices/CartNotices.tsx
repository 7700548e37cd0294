import type { LostCartItem, PriceChange } from "@rewire/domain";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { describeFailure } from "../../patterns/FailureText/describeFailure.ts";
import { useFocusFallback } from "../../patterns/rules/useFocusFallback.ts";

export interface CartNoticesProps {
  /** Products that could not be added to the cart or restored. @default none */
  losses?: readonly LostCartItem[] | undefined;
  onDismissLostItems?: (() => void) | undefined;
  /** Prices that have changed since the cart showed them. @default none */
  priceChanges?: readonly PriceChange[] | undefined;
  onAcceptPrices?: (() => void) | undefined;
  /** Number of changes that are queued until there is a connection. @default 0 */
  pendingCount?: number | undefined;
}

const noLostItems: readonly LostCartItem[] = [];

/**
 * Notices about products that could not be added or restored, about changed prices, and about cart changes that are
 * queued until there is a connection.
 */
export function CartNotices({
  losses = noLostItems,
  onDismissLostItems,
  priceChanges = [],
  onAcceptPrices,
  pendingCount = 0,
}: CartNoticesProps) {
  const intl = useIntl();
  const formatMoney = useFormatMoney();
  const root = useFocusFallback<HTMLDivElement>(`${losses.length} ${priceChanges.length}`);

  return (
    <Root ref={root} tabIndex={-1}>
      <div aria-live="polite">
        {pendingCount > 0 && (
          <Alert tone="info">{intl.formatMessage({ id: "cart.pendingChanges" }, { count: pendingCount })}</Alert>
        )}
      </div>
      <div aria-live="polite">
        {priceChanges.length > 0 && (
          <Alert tone="warning" title={intl.formatMessage({ id: "cart.priceChangesTitle" })}>
            <List>
              {priceChanges.map(({ key, name, was: previousPrice, now }) => (
                <li key={key}>
                  {intl.formatMessage(
                    { id: "cart.priceChange" },
                    { name, was: formatMoney(previousPrice), now: formatMoney(now) },
                  )}
                </li>
              ))}
            </List>
            {onAcceptPrices && (
              <Button size="sm" variant="line" onClick={onAcceptPrices}>
                {intl.formatMessage({ id: "cart.forgetLosses" })}
              </Button>
            )}
          </Alert>
        )}
      </div>
      <div role="alert">
        {losses.length > 0 && (
          <Alert tone="warning" title={intl.formatMessage({ id: "cart.lossesTitle" })}>
            <List>
              {losses.map((lostItem) => (
                <li key={lostItem.id}>{formatLostItem(intl, lostItem)}</li>
              ))}
            </List>
            {onDismissLostItems && (
              <Button size="sm" variant="line" onClick={onDismissLostItems}>
                {intl.formatMessage({ id: "cart.forgetLosses" })}
              </Button>
            )}
          </Alert>
        )}
      </div>
    </Root>
  );
}

function formatLostItem(
  intl: ReturnType<typeof useIntl>,
  { kind, name, requestedQuantity, quantityInCart, failure }: LostCartItem,
): string {
  if (kind === "giftCard") return intl.formatMessage({ id: "cart.lossGiftCard" }, { end: name });
  const reason = describeFailure(intl, failure);
  if (kind === "coupon") return reason;
  const displayName = name || intl.formatMessage({ id: "cart.lossUnnamed" });
  const lostItemMessage =
    quantityInCart > 0
      ? intl.formatMessage(
          { id: "cart.lossSome" },
          { name: displayName, present: quantityInCart, requested: requestedQuantity },
        )
      : intl.formatMessage({ id: "cart.lossAll" }, { name: displayName });
  return `${lostItemMessage} ${reason}`;
}

const Root = chakra("div", { base: { "& > div:not(:empty)": { pt: "14px" } } });
const List = chakra("ul", { base: { display: "grid", gap: "1", ps: "4", my: "2", listStyle: "disc" } });
