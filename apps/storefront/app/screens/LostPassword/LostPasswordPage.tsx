import { lazyPart } from "@rewire/ui";
import { LatePage } from "../parts/LatePage.tsx";

const LostPasswordScreen = lazyPart(() => import("./LostPasswordScreen.tsx"));

interface LostPasswordPageProps {
  title: string;
  /** What the link in the e-mail says; null for who has none yet. */
  reset: { readonly key: string; readonly login: string } | null;
  /** Whether people can sign in. @default true */
  canLogIn?: boolean | undefined;
}

/** A lost password: the form that asks for a link, or who comes by the link chooses a new one. */
export function LostPasswordPage({ title, reset, canLogIn = true }: LostPasswordPageProps) {
  return (
    <LatePage title={title}>
      <LostPasswordScreen title={title} reset={reset} canLogIn={canLogIn} />
    </LatePage>
  );
}
