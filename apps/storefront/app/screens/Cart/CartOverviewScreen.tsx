import type { Cart } from "@rewire/domain";
import { CartOverview, EmptyState, LinkButton, PageSection, type CartOverviewProps } from "@rewire/ui";
import { FormattedMessage } from "react-intl";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { useLinks } from "../../navigation/useLinks.ts";

export interface CartOverviewScreenProps extends Pick<CartOverviewProps, "title" | "addedName" | "back"> {
  /** Null if the cart cannot be read. */
  cart: Cart | null;
}

/** Page of the cart for browsers without scripts. */
export const CartOverviewScreen = (props: CartOverviewScreenProps) => (
  <PageSection verticalPadding="page">
    <DeferredMessages>
      <CartContent {...props} />
    </DeferredMessages>
  </PageSection>
);

function CartContent({ cart, ...overview }: CartOverviewScreenProps) {
  const links = useLinks();
  if (cart && cart.lines.length > 0) return <CartOverview {...overview} cart={cart} links={links} />;
  return (
    <EmptyState
      illustration={cart ? "loop" : "knot"}
      headingLevel={1}
      title={<FormattedMessage id={cart ? "cart.empty" : "cart.failed"} />}
      actions={
        <LinkButton href={links.products()}>
          <FormattedMessage id="cart.browse" />
        </LinkButton>
      }
    >
      {cart && <FormattedMessage id="cart.emptyAdvice" />}
    </EmptyState>
  );
}
