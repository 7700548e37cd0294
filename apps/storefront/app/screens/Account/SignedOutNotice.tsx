import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useTryRefreshSession } from "@rewire/data";
import type { ShopFailure } from "@rewire/domain";
import { Alert, Button, FailureText } from "@rewire/ui";
import { getFailure } from "../parts/getFailure.ts";

/**
 * Notice on the account page of a customer whose log-in has ended meanwhile, with a button that leads to the log-in. The
 * page stays until the button is pressed and the shop has answered, so that entered text is not lost unasked.
 */
export function SignedOutNotice() {
  const tryRefreshSession = useTryRefreshSession();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ShopFailure | null>(null);
  const openLogIn = async () => {
    setBusy(true);
    setFailure(null);
    setFailure(getFailure(await tryRefreshSession()));
    setBusy(false);
  };
  return (
    <Alert tone="warning" announce="assertive">
      <p>
        <FormattedMessage id="account.signedOut" />
      </p>
      {failure && (
        <p>
          <FailureText failure={failure} />
        </p>
      )}
      <Button size="sm" variant="line" isLoading={isBusy} onClick={() => void openLogIn()}>
        <FormattedMessage id="account.signIn" />
      </Button>
    </Alert>
  );
}
