import { FormattedMessage } from "react-intl";
import { useRefreshSession } from "@rewire/data";
import { Alert, Button } from "@rewire/ui";

/**
 * Notice on the account page of a customer whose log-in has ended meanwhile, with a button that leads to the log-in. The
 * page stays until the button is pressed, so that entered text is not lost unasked.
 */
export function SignedOutNotice() {
  const refreshSession = useRefreshSession();
  return (
    <Alert tone="warning" announce="assertive">
      <p>
        <FormattedMessage id="account.signedOut" />
      </p>
      <Button size="sm" variant="line" onClick={() => void refreshSession()}>
        <FormattedMessage id="account.signIn" />
      </Button>
    </Alert>
  );
}
