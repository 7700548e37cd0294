import { toWishlistItemKey, type ShopFailure, type SiteLinks, type WishlistEntry } from "@rewire/domain";
import { useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { GridRoot } from "../../product/ProductGrid/ProductGrid.parts.tsx";
import { ProductGridSkeleton } from "../../product/ProductGrid/ProductGridSkeleton.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { EmptyList, ListFailure, type ListState } from "../../patterns/ListState/ListState.tsx";
import { useFocusFallback } from "../../patterns/rules/useFocusFallback.ts";
import { UndoRemoval } from "../../patterns/UndoRemoval/UndoRemoval.tsx";
import { WishlistCell } from "./WishlistCell.tsx";

export interface WishlistProps {
  state: ListState<WishlistEntry>;
  links: Pick<SiteLinks, "product" | "products" | "accountTab">;
  /** Adds an entry to the cart and removes it from the list; resolves to null on success. */
  onMoveToCart: (entry: WishlistEntry) => Promise<ShopFailure | null>;
  onRemove: (entry: WishlistEntry) => void;
  /** Called to undo the last removal. */
  onRestore: (entry: WishlistEntry) => void;
  /** Whether to note that the list is stored in this browser only. @default false */
  isGuest?: boolean | undefined;
  /** Number of entries whose product no longer exists. @default 0 */
  unavailableCount?: number | undefined;
  /** Called to remove the entries whose product no longer exists. */
  onForgetVanished?: (() => void) | undefined;
}

/** Wishlist as a grid of products with their selected options. Each product can be moved to the cart or removed. */
export function Wishlist(props: WishlistProps) {
  const { state, links, onMoveToCart, onRemove, onRestore, isGuest = false, unavailableCount = 0 } = props;
  const { formatMessage } = useIntl();
  const [removedEntry, setRemovedEntry] = useState<WishlistEntry | null>(null);
  // An entry that is moved to the cart, and a note that is dismissed, take the pressed button along.
  const focusTargetRef = useFocusFallback<HTMLDivElement>(
    state.kind === "ready" ? `${state.items.length} ${unavailableCount}` : undefined,
  );

  if (state.kind === "loading") return <ProductGridSkeleton count={4} />;
  if (state.kind === "failed")
    return <ListFailure title={formatMessage({ id: "account.wishesFailed" })} onRetry={state.onRetry} />;

  const removeEntry = (entry: WishlistEntry) => {
    setRemovedEntry(entry);
    onRemove(entry);
  };
  const restoreEntry = (entry: WishlistEntry) => {
    focusTargetRef.current?.focus();
    setRemovedEntry(null);
    onRestore(entry);
  };

  return (
    <div>
      {isGuest && state.items.length > 0 && (
        <HintText>
          <FormattedMessage id="account.guestWishes" values={{ link: linkTo(links.accountTab("wishlist")) }} />
        </HintText>
      )}
      <FocusTarget ref={focusTargetRef} tabIndex={-1} aria-live="polite">
        {removedEntry && (
          <UndoRemoval
            key={toWishlistItemKey(removedEntry)}
            name={removedEntry.product.name}
            onRestore={() => restoreEntry(removedEntry)}
          >
            <FormattedMessage id="account.wishRemoved" values={{ name: removedEntry.product.name }} />
          </UndoRemoval>
        )}
      </FocusTarget>
      {unavailableCount > 0 && (
        <UnavailableItemsNote count={unavailableCount} onRemoveUnavailable={props.onForgetVanished} />
      )}
      {state.items.length === 0 ? (
        <EmptyWishlist links={links} />
      ) : (
        <GridRoot>
          {state.items.map((entry) => (
            <li key={toWishlistItemKey(entry)}>
              <WishlistCell entry={entry} links={links} onMoveToCart={onMoveToCart} onRemove={removeEntry} />
            </li>
          ))}
        </GridRoot>
      )}
    </div>
  );
}

function EmptyWishlist({ links }: Pick<WishlistProps, "links">) {
  const { formatMessage } = useIntl();
  return (
    <EmptyList
      illustration="cut"
      title={formatMessage({ id: "account.noWishes" })}
      advice={formatMessage({ id: "account.noWishesAdvice" })}
      actions={<LinkButton href={links.products()}>{formatMessage({ id: "account.browse" })}</LinkButton>}
    />
  );
}

/** Note on the number of entries whose product no longer exists, with a button to remove these entries. */
function UnavailableItemsNote({
  count,
  onRemoveUnavailable,
}: {
  count: number;
  onRemoveUnavailable: (() => void) | undefined;
}) {
  const { formatMessage } = useIntl();
  return (
    <UnavailableNote>
      <span>{formatMessage({ id: "account.wishesVanished" }, { count })}</span>
      {onRemoveUnavailable && (
        <Button size="sm" variant="ghost" icon="trash" onClick={onRemoveUnavailable}>
          {formatMessage({ id: "account.forgetVanished" }, { count })}
        </Button>
      )}
    </UnavailableNote>
  );
}

const UnavailableNote = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    mb: "4",
    py: "1.5",
    ps: "14px",
    textStyle: "sm",
    bg: "bg.subtle",
  },
});
const HintText = chakra("p", { base: { mb: "4", textStyle: "sm", color: "fg.muted" } });
/** Container that receives the focus when the undo line disappears. */
const FocusTarget = chakra("div", { base: { outline: "none", "& > *": { mb: "4" } } });
const linkTo = (href: string) => (text: ReactNode) => <Link href={href}>{text}</Link>;
