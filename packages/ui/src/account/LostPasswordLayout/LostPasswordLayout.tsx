import type { ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";

export interface LostPasswordLayoutProps {
  title: string;
  /** LostPasswordForm, or ResetPasswordForm after following the link. */
  children: ReactNode;
}

/** Layout of the lost password page: a single form in a narrow column. */
export function LostPasswordLayout({ title, children }: LostPasswordLayoutProps) {
  return (
    <FormColumn>
      <Heading>{title}</Heading>
      {children}
    </FormColumn>
  );
}

const FormColumn = chakra("div", { base: { maxWidth: "30rem", marginInline: "auto" } });
const Heading = chakra("h1", { base: { textStyle: "h2", mb: "5" } });
