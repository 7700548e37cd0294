import type { ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";

export interface LostPasswordLayoutProps {
  title: string;
  /** The LostPasswordForm, or the ResetPasswordForm for who comes by the link. */
  children: ReactNode;
}

/** The page of a lost password: one form in a narrow column. */
export function LostPasswordLayout({ title, children }: LostPasswordLayoutProps) {
  return (
    <Column>
      <Heading>{title}</Heading>
      {children}
    </Column>
  );
}

const Column = chakra("div", { base: { maxWidth: "30rem", marginInline: "auto" } });
const Heading = chakra("h1", { base: { textStyle: "h2", mb: "5" } });
