import type { SiteLinks } from "@rewire/domain";
import { useIntl } from "react-intl";
import { describeFailure } from "../../patterns/FailureText/describeFailure.ts";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";

export interface OrderNotFoundProps {
  links: Pick<SiteLinks, "home" | "accountTab" | "orderStatus">;
  /** Seconds until the next attempt after too many; null if no wait is needed. @default null */
  waitSeconds?: number | null | undefined;
}

/**
 * Page for an order that cannot be shown. It does not reveal whether the order does not exist or belongs to another
 * customer.
 */
export function OrderNotFound({ links, waitSeconds = null }: OrderNotFoundProps) {
  const intl = useIntl();
  const { formatMessage } = intl;

  return (
    <EmptyState
      illustration="cut"
      headingLevel={1}
      title={
        waitSeconds === null
          ? formatMessage({ id: "order.notFound" })
          : describeFailure(intl, { kind: "tooManyAttempts", waitSeconds })
      }
      actions={
        <>
          <LinkButton href={links.orderStatus}>{formatMessage({ id: "order.lookup.title" })}</LinkButton>
          <LinkButton variant="line" href={links.accountTab("orders")}>
            {formatMessage({ id: "account.signIn" })}
          </LinkButton>
          <LinkButton variant="ghost" href={links.home}>
            {formatMessage({ id: "error.toHome" })}
          </LinkButton>
        </>
      }
    >
      {waitSeconds === null && formatMessage({ id: "order.notFoundAdvice" })}
    </EmptyState>
  );
}
