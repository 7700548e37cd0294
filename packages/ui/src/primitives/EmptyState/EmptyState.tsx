import type { ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";
import { WireDrawing, type WireArt } from "./WireDrawing.tsx";

export interface EmptyStateProps {
  /** @default "cut" */
  art?: WireArt | undefined;
  title: ReactNode;
  /** What happened, in a sentence. */
  children?: ReactNode;
  /** One way out, solid; others beside it as lines. */
  actions?: ReactNode;
  /** Level of the title in the page outline. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** A cut wire, what happened, and one way out. */
export function EmptyState({ art = "cut", title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  return (
    <Root>
      <WireDrawing art={art} />
      <Title as={`h${headingLevel}`} textStyle={headingLevel === 1 ? "h1" : "h3"}>
        {title}
      </Title>
      {children && <Text>{children}</Text>}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}

const Root = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "start",
    gap: "14px",
    maxWidth: "520px",
    paddingInline: "28px",
    paddingBlock: "8",
  },
});
const Title = chakra("h2", { base: { overflowWrap: "anywhere" } });
const Text = chakra("div", { base: { color: "fg.muted", overflowWrap: "anywhere" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3", marginTop: "1.5" } });
