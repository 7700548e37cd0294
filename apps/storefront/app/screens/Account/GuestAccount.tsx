import { useState } from "react";
import { useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { useLogIn, useLostPassword, useRegister } from "@rewire/data";
import { parseGuestAction } from "@rewire/domain";
import { AccountEntry, LogInForm, LogInUnavailable, LostPasswordForm, RegisterForm } from "@rewire/ui";
import { getFailure } from "../parts/getFailure.ts";
import { useLinks } from "../../navigation/useLinks.ts";

/** Account page for guests: sign-in and registration, or alternatives if the shop supports neither. */
export function GuestAccount({ canLogIn }: { canLogIn: boolean }) {
  const links = useLinks();
  return canLogIn ? <GuestForms /> : <LogInUnavailable links={links} />;
}

/** Log-in, registration and lost password forms; `?action=` selects the first one. */
function GuestForms() {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const links = useLinks();
  const { logIn } = useLogIn();
  const { register } = useRegister();
  const { sendResetLink: sendLink } = useLostPassword();
  const [isMailSent, setMailSent] = useState(false);
  const action = parseGuestAction(parameters.get("action"));
  const isPasswordResetForm = action === "forgotPassword";

  return (
    <AccountEntry
      initialForm={action === "register" ? "register" : "logIn"}
      {...(isPasswordResetForm ? { logInTitle: formatMessage({ id: "account.lostPassword" }) } : {})}
      logIn={
        isPasswordResetForm ? (
          <LostPasswordForm links={links} onSend={async (login) => getFailure(await sendLink(login))} />
        ) : (
          <LogInForm links={links} onLogIn={async (credentials) => getFailure(await logIn(credentials))} />
        )
      }
      register={
        <RegisterForm
          isPrimary={action === "register"}
          isMailSent={isMailSent}
          onRegister={async (registration) => {
            const result = await register(registration);
            setMailSent(result.ok && result.value === "mailFollows");
            return getFailure(result);
          }}
        />
      }
    />
  );
}
