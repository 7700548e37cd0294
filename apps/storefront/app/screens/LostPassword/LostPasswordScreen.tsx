import { CommerceClientProvider, useLostPassword } from "@rewire/data";
import {
  Alert,
  LogInUnavailable,
  LostPasswordForm,
  LostPasswordLayout,
  ResetPasswordForm,
  useShopSettings,
} from "@rewire/ui";
import { FormattedMessage } from "react-intl";
import { getFailure } from "../parts/getFailure.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { getCommerceClient } from "../../commerce/commerceClient.ts";

interface LostPasswordScreenProps {
  title: string;
  /** Parameters of the link in the e-mail; null without them. */
  reset: { readonly key: string; readonly login: string } | null;
  /** Whether customers can sign in. */
  canLogIn: boolean;
}

/** Form that requests a reset link, or sets a new password after following it. */
export default function LostPasswordScreen(props: LostPasswordScreenProps) {
  const { currency } = useShopSettings();
  return (
    <CommerceClientProvider client={getCommerceClient(currency)}>
      <LostPassword {...props} />
    </CommerceClientProvider>
  );
}

function LostPassword({ title, reset: resetKey, canLogIn }: LostPasswordScreenProps) {
  const links = useLinks();
  const { sendResetLink: sendLink, resetPassword } = useLostPassword();
  if (!canLogIn && !resetKey) return <LogInUnavailable links={links} />;
  return (
    <LostPasswordLayout title={title}>
      {!canLogIn && (
        <Alert tone="info">
          <FormattedMessage id="account.passwordWithoutLogIn" />
        </Alert>
      )}
      {resetKey ? (
        <ResetPasswordForm
          login={resetKey.login}
          links={links}
          onReset={async (password) => getFailure(await resetPassword({ ...resetKey, password }))}
        />
      ) : (
        <LostPasswordForm links={links} onSend={async (login) => getFailure(await sendLink(login))} />
      )}
    </LostPasswordLayout>
  );
}
