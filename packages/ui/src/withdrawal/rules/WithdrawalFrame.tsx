import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { PostForm } from "../../patterns/PostForm/PostForm.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Error of a withdrawal or return form. Nothing was recorded. */
export type WithdrawalError =
  | { readonly kind: "notFound" | "unavailable" | "changed" | "nothing" | "incomplete" }
  | { readonly kind: "tooMany"; readonly waitSeconds: number };

interface WithdrawalFrameProps {
  title: ReactNode;
  intro?: ReactNode;
  error: WithdrawalError | null;
  children: ReactNode;
}

/** Page layout for one step of a withdrawal or a return: title, introduction, error and content. */
export function WithdrawalFrame({ title, intro, error, children }: WithdrawalFrameProps) {
  return (
    <PageColumn>
      <Title>{title}</Title>
      {intro && <IntroductionText>{intro}</IntroductionText>}
      {error && <ErrorAlert error={error} />}
      {children}
    </PageColumn>
  );
}

function ErrorAlert({ error }: { error: WithdrawalError }) {
  const isInputError = error.kind !== "tooMany" && error.kind !== "unavailable";
  return (
    <Alert tone={isInputError ? "danger" : "warning"} announce="assertive">
      {error.kind === "tooMany" ? (
        <FormattedMessage id="withdrawal.tooMany" values={{ minutes: Math.ceil(error.waitSeconds / 60) }} />
      ) : (
        <FormattedMessage id={`withdrawal.${error.kind}`} />
      )}
    </Alert>
  );
}

const PageColumn = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "6", maxWidth: "40rem" },
});
const Title = chakra("h1", { base: { textStyle: "h1" } });
const IntroductionText = chakra("p", { base: { textStyle: "lead", color: "fg.muted" } });

/** Form for one step of a withdrawal or a return, with its fields in one column. */
export const StepForm = chakra(PostForm, {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "5",
    "& > button": { justifySelf: "start", maxWidth: "full" },
  },
});

/** Links to alternative forms, shown below a form. `data-after-list` where a list, which ends in a rule, precedes them. */
export const AlternativeLinks = chakra("ul", {
  base: {
    display: "grid",
    gap: "2",
    pt: "5",
    borderTopWidth: "1px",
    borderColor: "border",
    "&[data-after-list]": { pt: "0", borderTopWidth: "0" },
  },
});

/** Heading of a section within a step of a withdrawal or a return. */
export const StepSectionTitle = chakra("h2", { base: { textStyle: "h3" } });

/** List of order items, each with an amount or a control at the end of the row. */
export const ItemList = chakra("ul", {
  base: {
    borderTopWidth: "1px",
    borderColor: "border",
    "& > li": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: "4",
      rowGap: "2",
      alignItems: "start",
      py: "4",
      borderBottomWidth: "1px",
      borderColor: "border",
    },
  },
});

/** Second line of an order item: its options, its deadline, or the reason why it is excluded. */
export const ItemNote = chakra("span", { base: { display: "block", textStyle: "sm", color: "fg.muted" } });

/** Amount at the end of an item's row, in digits of equal width. */
export const ItemAmount = chakra("span", { base: { fontVariantNumeric: "tabular-nums", textAlign: "end" } });
