import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import type { WireArt } from "../../primitives/EmptyState/WireDrawing.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** What is known of a customer's list: nothing yet, that it could not be had, or what is in it. */
export type ListState<Item> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly onRetry: () => void }
  | { readonly kind: "ready"; readonly items: readonly Item[] };

/** In place of a list that could not be had: the specification's sentence and a way to try again. */
export function ListFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div role="alert">
      <EmptyState
        art="knot"
        title={title}
        actions={
          <Button variant="line" icon="refresh" onClick={onRetry}>
            {formatMessage({ id: "error.retry" })}
          </Button>
        }
      />
    </div>
  );
}

/** In place of an empty list: what would be here and one way on. */
export function ListEmpty({
  art = "loop",
  title,
  advice,
  actions,
}: {
  art?: WireArt;
  title: string;
  advice: string;
  actions: ReactNode;
}) {
  return (
    <EmptyState art={art} title={title} actions={actions}>
      {advice}
    </EmptyState>
  );
}

/** Rows of a list that is on its way. */
export function ListSkeleton({ rows = 3 }: { rows?: number }) {
  const { formatMessage } = useIntl();
  return (
    <Panel aria-busy>
      <VisuallyHidden aria-live="polite">{formatMessage({ id: "account.loading" })}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row}>
          <Skeleton boxSize="44px" />
          <Wide>
            <Skeleton width="9rem" />
            <Skeleton width="13rem" maxWidth="full" mt="2" />
          </Wide>
          <Skeleton width="6rem" height="controlSm" />
        </Row>
      ))}
    </Panel>
  );
}

/** The frame of a list of rows. */
export const Panel = chakra("div", {
  base: { position: "relative", borderWidth: "1px", borderColor: "border", borderRadius: "lg", bg: "bg.panel" },
});

/** A row of such a list; give it `as="li"` in a list. */
export const Row = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    rowGap: "10px",
    columnGap: "18px",
    px: { base: "4", md: "5" },
    py: "4",
    // One long word on a button, in very large text.
    "& :is(a, button)": { hyphens: "auto", overflowWrap: "anywhere" },
    "& + &": { borderTop: "hairline" },
  },
});

/** Text column of a row; takes the remaining width. */
export const Wide = chakra("div", {
  base: { flex: "1 1 112px", minWidth: "0", overflowWrap: "anywhere", hyphens: "auto" },
});
