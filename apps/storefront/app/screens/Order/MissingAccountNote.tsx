import { Alert, Link } from "@rewire/ui";
import { FormattedMessage } from "react-intl";

/**
 * Note that a requested account was not created: the password is not stored while the bank authenticates the payment.
 */
export function MissingAccountNote({ href }: { href: string }) {
  return (
    <Alert tone="warning" announce="polite" title={<FormattedMessage id="order.accountMissing" />}>
      <FormattedMessage id="order.accountMissingAdvice" />{" "}
      <Link href={href}>
        <FormattedMessage id="account.createAccount" />
      </Link>
    </Alert>
  );
}
