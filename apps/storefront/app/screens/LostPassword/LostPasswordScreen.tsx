import { StoreClientProvider, useLostPassword } from "@rewire/data";
import {
  Alert,
  LogInUnavailable,
  LostPasswordForm,
  LostPasswordLayout,
  ResetPasswordForm,
  useStoreSettings,
} from "@rewire/ui";
import { FormattedMessage } from "react-intl";
import { refusalOf } from "../parts/refusalOf.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { commerceClient } from "../../commerce/commerceClient.ts";

interface LostPasswordScreenProps {
  title: string;
  /** What the link in the e-mail says; null for who has none yet. */
  reset: { readonly key: string; readonly login: string } | null;
  /** Whether people can sign in. */
  canLogIn: boolean;
}

/** Asks for a link, or sets the new password of who comes by it. */
export default function LostPasswordScreen(props: LostPasswordScreenProps) {
  const { currency } = useStoreSettings();
  return (
    <StoreClientProvider client={commerceClient(currency)}>
      <LostPassword {...props} />
    </StoreClientProvider>
  );
}

function LostPassword({ title, reset, canLogIn }: LostPasswordScreenProps) {
  const links = useLinks();
  const { sendLink, resetPassword } = useLostPassword();
  if (!canLogIn && !reset) return <LogInUnavailable links={links} />;
  return (
    <LostPasswordLayout title={title}>
      {!canLogIn && (
        <Alert tone="info">
          <FormattedMessage id="account.passwordWithoutLogIn" />
        </Alert>
      )}
      {reset ? (
        <ResetPasswordForm
          login={reset.login}
          links={links}
          onReset={async (password) => refusalOf(await resetPassword({ ...reset, password }))}
        />
      ) : (
        <LostPasswordForm links={links} onSend={async (login) => refusalOf(await sendLink(login))} />
      )}
    </LostPasswordLayout>
  );
}
