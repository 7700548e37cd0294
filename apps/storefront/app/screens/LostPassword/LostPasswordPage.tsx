import { lazyPart } from "@rewire/ui";
import { LatePage } from "../parts/LatePage.tsx";

const LostPasswordScreen = lazyPart(() => import("./LostPasswordScreen.tsx"));

/** A lost password: the form that asks for a link, or who comes by the link chooses a new one. */
export function LostPasswordPage({ title, reset }: { title: string; reset: { readonly key: string; readonly login: string } | null }) {
  return (
    <LatePage title={title}>
      <LostPasswordScreen title={title} reset={reset} />
    </LatePage>
  );
}
