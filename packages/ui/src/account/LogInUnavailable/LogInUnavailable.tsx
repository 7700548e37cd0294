import type { SiteLinks } from "@rewire/domain";
import { useIntl } from "react-intl";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";

export interface LogInUnavailableProps {
  links: Pick<SiteLinks, "products" | "contact">;
}

/**
 * Account page of a shop that does not support log-in. It explains this, and links to the products and the contact
 * page.
 */
export function LogInUnavailable({ links }: LogInUnavailableProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingLevel={1}
      title={formatMessage({ id: "account.logInUnavailable" })}
      actions={
        <>
          <LinkButton href={links.products()}>{formatMessage({ id: "account.browse" })}</LinkButton>
          <LinkButton variant="line" href={links.contact}>
            {formatMessage({ id: "layout.contact" })}
          </LinkButton>
        </>
      }
    >
      {formatMessage({ id: "account.logInUnavailableAdvice" })}
    </EmptyState>
  );
}
