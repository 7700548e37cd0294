import { EmptyState, LinkButton } from "@rewire/ui";
import { FormattedMessage } from "react-intl";
import { useLinks } from "../../navigation/useLinks.ts";

/** Message shown instead of a page that requires a cart with products, with a link to the products. */
export function EmptyCart() {
  const links = useLinks();
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
