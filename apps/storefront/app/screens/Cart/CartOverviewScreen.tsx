import type { Cart } from "@rewire/domain";
import { CartOverview, EmptyState, LinkButton, PageSection, type CartOverviewProps } from "@rewire/ui";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
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
  if (!cart) return <UnreadableCart back={overview.back} />;
  if (cart.lines.length > 0) return <CartOverview {...overview} cart={cart} links={links} />;
  return (
    <EmptyState
      illustration="loop"
      headingLevel={1}
      title={<FormattedMessage id="cart.empty" />}
      actions={
        <LinkButton href={links.products()}>
          <FormattedMessage id="cart.browse" />
        </LinkButton>
      }
    >
      <FormattedMessage id="cart.emptyAdvice" />
    </EmptyState>
  );
}

/** Notice about a cart that cannot be read, with a link that tries it again. */
function UnreadableCart({ back }: Pick<CartOverviewScreenProps, "back">) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      illustration="knot"
      headingLevel={1}
      title={<FormattedMessage id="cart.failed" />}
      actions={
        <>
          <LinkButton href={`${pathname}${search}`}>
            <FormattedMessage id="cart.retry" />
          </LinkButton>
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
