import { Alert, Link } from "@rewire/ui";
import { FormattedMessage } from "react-intl";

/**
 * Notice that says the requested account was not created. This happens if the bank authenticates the payment, because
 * the password is not stored in the meantime.
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
