import type { Cart, SiteLinks } from "@rewire/domain";
import { useIntl } from "react-intl";
import { EditCartLink, OrderReview } from "../OrderReview/OrderReview.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { PageTitle } from "../../primitives/PageTitle/PageTitle.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface CartOverviewProps {
  cart: Cart;
  title: string;
  /** Name of the product that was added last, with its options; null for none. */
  addedName: string | null;
  links: Pick<SiteLinks, "product" | "checkout">;
  /** Link back to the page from which the product was added; null if there is none. */
  back: { readonly href: string; readonly label: string } | null;
  /** Opens the cart panel; without it, the button is omitted. */
  onEdit?: (() => void) | undefined;
  /** Whether the totals are outdated. @default false */
  isUpdating?: boolean | undefined;
}

/**
 * Cart as a page, which needs no JavaScript: the product that was added, the lines with their totals, the ways on. With
 * JavaScript a button opens the cart panel, because lines cannot be changed here.
 */
export function CartOverview({ cart, title, addedName, links, back, onEdit, isUpdating }: CartOverviewProps) {
  const { formatMessage } = useIntl();
  return (
    <Root>
      <PageTitle>{title}</PageTitle>
      {addedName && <Alert tone="success">{addedName}</Alert>}
      <OrderReview
        heading={formatMessage({ id: "cart.lines" })}
        lines={cart.lines}
        totals={cart.totals}
        coupons={cart.coupons}
        needsShipping={cart.needsShipping}
        productHref={links.product}
        editLink={onEdit && <EditCartLink onEdit={onEdit} />}
        isUpdating={isUpdating}
      />
      <ButtonRow>
        <LinkButton href={links.checkout}>{formatMessage({ id: "cart.toCheckout" })}</LinkButton>
        {back && (
          <LinkButton variant="line" href={back.href}>
            {back.label}
          </LinkButton>
        )}
      </ButtonRow>
    </Root>
  );
}

const Root = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "5", maxWidth: "640px", "& > h1": { mb: "0" } },
});
const ButtonRow = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
