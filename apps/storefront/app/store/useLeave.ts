import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useLogOut } from "@rewire/data";
import { useDocument } from "../lib/DocumentContext.tsx";
import { refusalWords } from "../lib/refusalWords.ts";
import { useLinks } from "../lib/useLinks.ts";
import { forgetDrafts } from "./forgetDrafts.ts";
import { useStore } from "./StoreContext.ts";

/** Logs out and goes to the account page; what kept it from happening is said at the bottom of the page. */
export function useLeave() {
  const { locale } = useDocument();
  const { logOut, isLoggingOut } = useLogOut();
  const { notify } = useStore();
  const { myAccount } = useLinks();
  const navigate = useNavigate();

  const leave = useCallback(async () => {
    const result = await logOut();
    if (result.ok) {
      forgetDrafts();
      await navigate(myAccount);
    } else notify({ words: await refusalWords(locale, result.error) });
  }, [locale, logOut, myAccount, navigate, notify]);

  return { leave, isLeaving: isLoggingOut };
}
