import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useLogOut } from "@rewire/data";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { formatFailureMessage } from "../../i18n/formatFailureMessage.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { announceLogOut } from "../../commerce/logOutSignal.ts";
import { clearDrafts } from "./clearDrafts.ts";
import { useCommerce } from "../../commerce/CommerceContext.ts";

/**
 * Returns a function that logs the customer out, and whether a log-out is in progress. On success, the function
 * navigates to the account page; on failure, it shows a notice.
 */
export function useLogOutAndRedirect() {
  const { locale } = useDocument();
  const { logOut, isLoggingOut } = useLogOut();
  const { notify } = useCommerce();
  const { myAccount } = useLinks();
  const navigate = useNavigate();

  const logOutAndRedirect = useCallback(async () => {
    const result = await logOut();
    if (result.ok) {
      clearDrafts();
      announceLogOut();
      await navigate(myAccount);
    } else notify({ icon: "alert", text: await formatFailureMessage(locale, result.error) });
  }, [locale, logOut, myAccount, navigate, notify]);

  return { logOutAndRedirect, isLoggingOut };
}
