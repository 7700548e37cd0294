import { lazyComponent } from "@rewire/ui";
import { DeferredPage } from "../parts/DeferredPage.tsx";

const LostPasswordScreen = lazyComponent(() => import("./LostPasswordScreen.tsx"));

interface LostPasswordPageProps {
  title: string;
  /** Parameters of the link in the e-mail; null without them. */
  reset: { readonly key: string; readonly login: string } | null;
  /** Whether customers can sign in. @default true */
  canLogIn?: boolean | undefined;
  /** Text for browsers without JavaScript. @default none */
  noScriptText?: string | undefined;
}

/**
 * Page for customers who have lost their password. Shows a form to request a link by e-mail or, after the link has been
 * followed, a form to set a new password.
 */
export function LostPasswordPage({ title, reset: resetKey, canLogIn = true, noScriptText }: LostPasswordPageProps) {
  return (
    <DeferredPage title={title} noScriptText={noScriptText}>
      <LostPasswordScreen title={title} reset={resetKey} canLogIn={canLogIn} />
    </DeferredPage>
  );
}
