import type { ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";
import { Illustration, type IllustrationName } from "./Illustration.tsx";

export interface EmptyStateProps {
  /** Illustration. @default "cut" */
  illustration?: IllustrationName | undefined;
  title: ReactNode;
  /** Explanation in one sentence. */
  children?: ReactNode;
  /** Action: one solid button, others as `line`. */
  actions?: ReactNode;
  /** Heading level of the title. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Content of an empty page or an error page: an illustration, an explanation and an action. */
export function EmptyState({ illustration = "cut", title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  return (
    <Root>
      <Illustration illustration={illustration} />
      <Title as={`h${headingLevel}`} textStyle={headingLevel === 1 ? "h1" : "h3"}>
        {title}
      </Title>
      {children && <Text>{children}</Text>}
      {actions && <ActionRow>{actions}</ActionRow>}
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
const ActionRow = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3", marginTop: "1.5" } });
