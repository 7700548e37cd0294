import { StoreClientProvider, useLostPassword } from "@rewire/data";
import { LostPasswordForm, LostPasswordLayout, ResetPasswordForm, useStoreSettings } from "@rewire/ui";
import { refusalOf } from "../parts/refusalOf.ts";
import { useLinks } from "../../lib/useLinks.ts";
import { storeClient } from "../../store/storeClient.ts";

interface LostPasswordScreenProps {
  title: string;
  /** What the link in the e-mail says; null for who has none yet. */
  reset: { readonly key: string; readonly login: string } | null;
}

/** Asks for a link, or sets the new password of who comes by it. */
export default function LostPasswordScreen(props: LostPasswordScreenProps) {
  const { currency } = useStoreSettings();
  return (
    <StoreClientProvider client={storeClient(currency)}>
      <LostPassword {...props} />
    </StoreClientProvider>
  );
}

function LostPassword({ title, reset }: LostPasswordScreenProps) {
  const links = useLinks();
  const { sendLink, resetPassword } = useLostPassword();
  return (
    <LostPasswordLayout title={title}>
      {reset ? (
        <ResetPasswordForm login={reset.login} links={links} onReset={async (password) => refusalOf(await resetPassword({ ...reset, password }))} />
      ) : (
        <LostPasswordForm links={links} onSend={async (login) => refusalOf(await sendLink(login))} />
      )}
    </LostPasswordLayout>
  );
}
