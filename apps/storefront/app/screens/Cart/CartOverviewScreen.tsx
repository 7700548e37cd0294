import type { Cart } from "@rewire/domain";
import { Button, CartOverview, EmptyState, LinkButton, PageSection, type CartOverviewProps } from "@rewire/ui";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { useLinks } from "../../navigation/useLinks.ts";
import { EmptyCart } from "../parts/EmptyCart.tsx";

export interface CartOverviewScreenProps extends Omit<CartOverviewProps, "cart" | "links"> {
  /** Null if the cart cannot be read. */
  cart: Cart | null;
  /** Called to read the cart again; without it, a link loads the page again. */
  onRetry?: (() => void) | undefined;
  /** Whether the cart is being read again. @default false */
  isRetrying?: boolean | undefined;
}

/** Page of the cart. */
export const CartOverviewScreen = (props: CartOverviewScreenProps) => (
  <PageSection verticalPadding="page">
    <DeferredMessages>
      <CartContent {...props} />
    </DeferredMessages>
  </PageSection>
);

function CartContent({ cart, onRetry, isRetrying = false, ...overview }: CartOverviewScreenProps) {
  const links = useLinks();
  if (!cart) return <UnreadableCart {...{ back: overview.back, onRetry, isRetrying }} />;
  if (cart.lines.length > 0) return <CartOverview {...overview} cart={cart} links={links} />;
  return <EmptyCart />;
}

/** Notice about a cart that cannot be read, with a link or a button that tries it again. */
function UnreadableCart({
  back,
  onRetry,
  isRetrying,
}: Pick<CartOverviewScreenProps, "back" | "onRetry" | "isRetrying">) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      illustration="knot"
      headingLevel={1}
      title={<FormattedMessage id="cart.failed" />}
      actions={
        <>
          {onRetry ? (
            <Button icon="refresh" isLoading={isRetrying} onClick={onRetry}>
              <FormattedMessage id="cart.retry" />
            </Button>
          ) : (
            <LinkButton href={`${pathname}${search}`}>
              <FormattedMessage id="cart.retry" />
            </LinkButton>
          )}
          {back && (
            <LinkButton variant="line" href={back.href}>
              {back.label}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
