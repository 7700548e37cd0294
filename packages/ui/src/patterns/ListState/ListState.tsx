import { Fragment, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import type { IllustrationName } from "../../primitives/EmptyState/Illustration.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { useRetry } from "./useRetry.ts";
import { useReturnFocusToMain } from "./useReturnFocusToMain.ts";

/** State of a list in the customer's account: loading, failed or loaded. */
export type ListState<Item> =
  | { readonly kind: "loading" }
  /** The button of a failed list is busy until the promise of `onRetry` is settled, if it returns one. */
  | { readonly kind: "failed"; readonly onRetry: () => Promise<void> | void }
  | { readonly kind: "ready"; readonly items: readonly Item[] };

/** Message shown if a list could not be loaded, with a button to retry. */
export function ListFailure({ title, onRetry }: { title: string; onRetry: () => Promise<void> | void }) {
  const { formatMessage } = useIntl();
  const { isRetrying, attemptCount, retry } = useRetry();
  const root = useRef<HTMLDivElement>(null);
  useReturnFocusToMain(root);
  return (
    <div ref={root} role="alert">
      <EmptyState
        illustration="knot"
        // Another text node after each attempt, so that the message is announced again.
        title={<Fragment key={attemptCount}>{title}</Fragment>}
        actions={
          <Button variant="line" icon="refresh" isLoading={isRetrying} onClick={() => void retry(onRetry)}>
            {formatMessage({ id: "error.retry" })}
          </Button>
        }
      />
    </div>
  );
}

/** Message shown if a list is empty, with a link to another page. */
export function EmptyList({
  illustration = "loop",
  title,
  advice,
  actions,
}: {
  illustration?: IllustrationName;
  title: string;
  advice: string;
  actions: ReactNode;
}) {
  return (
    <EmptyState illustration={illustration} title={title} actions={actions}>
      {advice}
    </EmptyState>
  );
}

/** Placeholder rows shown while a list is loading. */
export function ListSkeleton({ rows = 3 }: { rows?: number }) {
  const { formatMessage } = useIntl();
  return (
    <ListPanel aria-busy>
      <VisuallyHidden aria-live="polite">{formatMessage({ id: "account.loading" })}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <ListRow key={row}>
          <Skeleton boxSize="44px" />
          <FlexibleColumn>
            <Skeleton width="9rem" />
            <Skeleton width="13rem" maxWidth="full" mt="2" />
          </FlexibleColumn>
          <Skeleton width="6rem" height="controlSm" />
        </ListRow>
      ))}
    </ListPanel>
  );
}

/** Bordered container for list rows. */
export const ListPanel = chakra("div", {
  base: { position: "relative", borderWidth: "1px", borderColor: "border", borderRadius: "lg", bg: "bg.panel" },
});

/** Row of a {@link ListPanel}. Use `as="li"` if the panel is a list. */
export const ListRow = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    rowGap: "10px",
    columnGap: "18px",
    px: { base: "4", md: "5" },
    py: "4",
    // Breaks a single long word on a button in very large text.
    "& :is(a, button)": { hyphens: "auto", overflowWrap: "anywhere" },
    "& + &": { borderTop: "hairline" },
  },
});

/** Column of a {@link ListRow} that takes the remaining width. */
export const FlexibleColumn = chakra("div", {
  base: { flex: "1 1 112px", minWidth: "0", overflowWrap: "anywhere", hyphens: "auto" },
});
