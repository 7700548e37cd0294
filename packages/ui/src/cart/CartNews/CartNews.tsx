import type { CartLoss } from "@rewire/domain";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { failureMessage } from "../../patterns/FailureText/failureMessage.ts";

export interface CartNewsProps {
  /** Products that could not be added to the cart or restored. @default none */
  losses?: readonly CartLoss[] | undefined;
  onForgetLosses?: (() => void) | undefined;
  /** Number of changes that are queued until there is a connection. @default 0 */
  pendingCount?: number | undefined;
}

const noLosses: readonly CartLoss[] = [];

/** Notices about products that could not be added or restored, and about cart changes that wait for a connection. */
export function CartNews({ losses = noLosses, onForgetLosses, pendingCount = 0 }: CartNewsProps) {
  const intl = useIntl();

  return (
    <Root>
      <div aria-live="polite">
        {pendingCount > 0 && (
          <Alert tone="info">{intl.formatMessage({ id: "cart.pendingChanges" }, { count: pendingCount })}</Alert>
        )}
      </div>
      <div role="alert">
        {losses.length > 0 && (
          <Alert tone="warning" title={intl.formatMessage({ id: "cart.lossesTitle" })}>
            <List>
              {losses.map((loss) => (
                <li key={loss.id}>{lossText(intl, loss)}</li>
              ))}
            </List>
            {onForgetLosses && (
              <Button size="sm" variant="line" onClick={onForgetLosses}>
                {intl.formatMessage({ id: "cart.forgetLosses" })}
              </Button>
            )}
          </Alert>
        )}
      </div>
    </Root>
  );
}

function lossText(
  intl: ReturnType<typeof useIntl>,
  { kind, name, requestedQuantity, quantityInCart, failure }: CartLoss,
): string {
  if (kind === "giftCard") return intl.formatMessage({ id: "cart.lossGiftCard" }, { end: name });
  const reason = failureMessage(intl, failure);
  if (kind === "coupon") return reason;
  const named = name || intl.formatMessage({ id: "cart.lossUnnamed" });
  const what =
    quantityInCart > 0
      ? intl.formatMessage(
          { id: "cart.lossSome" },
          { name: named, present: quantityInCart, requested: requestedQuantity },
        )
      : intl.formatMessage({ id: "cart.lossAll" }, { name: named });
  return `${what} ${reason}`;
}

const Root = chakra("div", { base: { "& > div:not(:empty)": { pt: "14px" } } });
const List = chakra("ul", { base: { display: "grid", gap: "1", ps: "4", my: "2", listStyle: "disc" } });
