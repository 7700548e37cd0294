import { Alert, Link } from "@rewire/ui";
import { FormattedMessage } from "react-intl";

/** Note that the requested account was not created, because passwords are not stored during the redirect to a bank. */
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
