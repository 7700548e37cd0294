import { lazyPart } from "@rewire/ui";
import { DeferredPage } from "../parts/DeferredPage.tsx";

const LostPasswordScreen = lazyPart(() => import("./LostPasswordScreen.tsx"));

interface LostPasswordPageProps {
  title: string;
  /** Parameters of the link in the e-mail; null without them. */
  reset: { readonly key: string; readonly login: string } | null;
  /** Whether customers can sign in. @default true */
  canLogIn?: boolean | undefined;
}

/** Lost password page: requests a link, or sets a new password after following it. */
export function LostPasswordPage({ title, reset, canLogIn = true }: LostPasswordPageProps) {
  return (
    <DeferredPage title={title}>
      <LostPasswordScreen title={title} reset={reset} canLogIn={canLogIn} />
    </DeferredPage>
  );
}
