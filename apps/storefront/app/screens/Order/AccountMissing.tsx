import { Alert, Link } from "@rewire/ui";
import { FormattedMessage } from "react-intl";

/** Somebody wanted an account with the order, and the bank's own page came between: no password is kept that long. */
export function AccountMissing({ href }: { href: string }) {
  return (
    <Alert tone="warning" announce="polite" title={<FormattedMessage id="order.accountMissing" />}>
      <FormattedMessage id="order.accountMissingAdvice" />{" "}
      <Link href={href}>
        <FormattedMessage id="account.createAccount" />
      </Link>
    </Alert>
  );
}
