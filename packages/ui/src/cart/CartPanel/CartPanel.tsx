import type { Cart, ShopFailure, SiteLinks } from "@rewire/domain";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { Drawer } from "../../primitives/Drawer/Drawer.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { useFormatMoney, useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { CartTotals } from "../CartTotals/CartTotals.tsx";
import { FailureText } from "../../patterns/FailureText/FailureText.tsx";
import { CartContents, type CartActions } from "./CartContents.tsx";
import { CartPanelSkeleton } from "./CartPanelSkeleton.tsx";

/** State of the cart: loading, failed or loaded. */
export type CartState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: ShopFailure; readonly onRetry: () => void }
  | { readonly kind: "ready"; readonly cart: Cart };

export interface CartPanelProps extends CartActions {
  isOpen: boolean;
  onClose: () => void;
  state: CartState;
  links: Pick<SiteLinks, "product" | "products" | "checkout">;
  /** Whether a change is pending, so that the totals are outdated. @default false */
  isUpdating?: boolean | undefined;
  /** Whether the shopper is logged in; guests read that they need no account. @default false */
  isCustomer?: boolean | undefined;
}

/** Cart in a drawer on the right: lines, coupons, totals and the link to the checkout. Import it lazily. */
export function CartPanel({
  isOpen,
  onClose,
  state,
  links,
  isUpdating = false,
  isCustomer = false,
  ...actions
}: CartPanelProps) {
  const { formatMessage } = useIntl();
  const cart = state.kind === "ready" ? state.cart : null;

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={
        <>
          {formatMessage({ id: "cart.title" })}{" "}
          {cart && cart.itemCount > 0 && (
            <CountText>{formatMessage({ id: "cart.itemCount" }, { count: cart.itemCount })}</CountText>
          )}
        </>
      }
      footer={
        cart &&
        cart.lines.length > 0 && (
          <PanelFooter {...{ cart, isUpdating, isCustomer }} href={links.checkout} onFollow={onClose} />
        )
      }
    >
      {state.kind === "loading" && <CartPanelSkeleton />}
      {state.kind === "failed" && (
        <PanelBody role="alert">
          <EmptyState
            illustration="knot"
            title={formatMessage({ id: "cart.failed" })}
            actions={
              <Button variant="line" icon="refresh" onClick={state.onRetry}>
                {formatMessage({ id: "cart.retry" })}
              </Button>
            }
          >
            <FailureText failure={state.failure} />
          </EmptyState>
        </PanelBody>
      )}
      {cart && <CartContents cart={cart} links={links} onClose={onClose} {...actions} />}
      {cart && cart.lines.length > 0 && (
        <ShortScreenOnly>
          <CartTotals
            totals={cart.totals}
            coupons={cart.coupons}
            needsShipping={cart.needsShipping}
            isUpdating={isUpdating}
          />
        </ShortScreenOnly>
      )}
    </Drawer>
  );
}

function PanelFooter({
  cart,
  href,
  isUpdating,
  isCustomer,
  onFollow,
}: {
  cart: Cart;
  href: string;
  isUpdating: boolean;
  isCustomer: boolean;
  onFollow: () => void;
}) {
  const { formatMessage } = useIntl();
  const { returnDays } = useShopSettings();
  const formatMoney = useFormatMoney();

  return (
    <>
      <TallScreenOnly>
        <CartTotals
          totals={cart.totals}
          coupons={cart.coupons}
          needsShipping={cart.needsShipping}
          isUpdating={isUpdating}
        />
      </TallScreenOnly>
      <div>
        <LinkButton isBlock size="lg" href={href} onClick={onFollow}>
          {isUpdating
            ? formatMessage({ id: "cart.toCheckout" })
            : formatMessage({ id: "cart.toCheckoutTotal" }, { total: formatMoney(cart.totals.total) })}
        </LinkButton>
        {(!isCustomer || returnDays !== null) && (
          <PanelNote>
            {!isCustomer && formatMessage({ id: "cart.guestNote" })}
            {returnDays !== null && ` ${formatMessage({ id: "cart.returnsNote" }, { days: returnDays })}`}
          </PanelNote>
        )}
      </div>
    </>
  );
}

const CountText = chakra("span", {
  base: { fontFamily: "body", fontWeight: "normal", letterSpacing: "normal", color: "fg.subtle" },
});
const PanelBody = chakra("div", {
  base: { display: "grid", alignContent: "center", minHeight: "full", marginInline: "-20px" },
});
// On short screens and with very large text, the totals scroll with the lines, which would otherwise have no space.
const ShortScreenOnly = chakra("div", {
  base: { display: "none", pb: "4", "@container (max-height: 42rem)": { display: "block" } },
});
const TallScreenOnly = chakra("div", { base: { mb: "14px", "@container (max-height: 42rem)": { display: "none" } } });
const PanelNote = chakra("p", {
  base: {
    mt: "10px",
    textStyle: "xs",
    color: "fg.subtle",
    textAlign: "center",
    "@container (max-height: 26rem)": { display: "none" },
  },
});
