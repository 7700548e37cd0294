import type { SiteLinks } from "@rewire/domain";
import { useIntl } from "react-intl";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";

export interface OrderNotFoundProps {
  links: Pick<SiteLinks, "home" | "myAccount">;
}

/** The page of an order that does not exist or belongs to somebody else; it does not say which. */
export function OrderNotFound({ links }: OrderNotFoundProps) {
  const { formatMessage } = useIntl();

  return (
    <EmptyState
      art="cut"
      headingLevel={1}
      title={formatMessage({ id: "order.notFound" })}
      actions={
        <>
          <LinkButton href={links.home}>{formatMessage({ id: "error.toHome" })}</LinkButton>
          <LinkButton variant="line" href={links.myAccount}>{formatMessage({ id: "account.signIn" })}</LinkButton>
        </>
      }
    >
      {formatMessage({ id: "order.notFoundAdvice" })}
    </EmptyState>
  );
}
