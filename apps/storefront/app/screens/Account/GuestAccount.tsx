import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { useLogIn, useLostPassword, useRegister } from "@rewire/data";
import { parseGuestAction } from "@rewire/domain";
import { AccountEntry, LogInForm, LogInUnavailable, LostPasswordForm, RegisterForm } from "@rewire/ui";
import { getFailure } from "../parts/getFailure.ts";
import { createStoredDraft } from "../parts/storedDraft.ts";
import { useLinks } from "../../navigation/useLinks.ts";

interface GuestAccountProps {
  canLogIn: boolean;
  /** Whether the shop knows devices, so that an account keeps the customer's. */
  hasDevices: boolean;
  /** Whether the page has shown an account before, whose focused control is gone: its heading takes the focus. */
  isAfterLogOut: boolean;
}

/** Account page for guests: sign-in and registration, or alternatives if the shop supports neither. */
export function GuestAccount({ canLogIn, ...props }: GuestAccountProps) {
  const links = useLinks();
  return canLogIn ? <GuestForms {...props} /> : <LogInUnavailable links={links} />;
}

/** Opens the storage for a registration that has not been sent; after a log-out without what was typed before. */
function openRegistrationDraft(isAfterLogOut: boolean) {
  const draft = createStoredDraft("registration");
  if (isAfterLogOut) draft.clear();
  return draft;
}

/** Log-in, registration and lost password forms; `?action=` selects the first one. */
function GuestForms({ isAfterLogOut, hasDevices }: Omit<GuestAccountProps, "canLogIn">) {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const links = useLinks();
  const { logIn } = useLogIn();
  const { register } = useRegister();
  const { sendResetLink: sendLink } = useLostPassword();
  const [isMailSent, setMailSent] = useState(false);
  const [draft] = useState(() => openRegistrationDraft(isAfterLogOut));
  const action = parseGuestAction(parameters.get("action"));
  const isPasswordResetForm = action === "forgotPassword";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAfterLogOut && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isAfterLogOut]);

  return (
    <AccountEntry
      headingRef={heading}
      keepsDevices={hasDevices}
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
          draft={draft}
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
