import { wishKey, type ShopFailure, type SiteLinks, type WishlistEntry } from "@rewire/domain";
import { useRef, useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { GridRoot } from "../../product/ProductGrid/ProductGrid.parts.tsx";
import { ProductGridSkeleton } from "../../product/ProductGrid/ProductGridSkeleton.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { ListEmpty, ListFailed, type ListState } from "../../patterns/ListState/ListState.tsx";
import { UndoWish } from "./UndoWish.tsx";
import { WishCell } from "./WishCell.tsx";

export interface WishlistProps {
  state: ListState<WishlistEntry>;
  links: Pick<SiteLinks, "product" | "products" | "myAccount">;
  /** Puts a wish into the cart and takes it off the list; null when the shop agreed. */
  onMoveToCart: (entry: WishlistEntry) => Promise<ShopFailure | null>;
  onRemove: (entry: WishlistEntry) => void;
  /** Undoes the last removal. */
  onPutBack: (entry: WishlistEntry) => void;
  /** Whether to note that the list is stored in this browser only. @default false */
  isGuest?: boolean | undefined;
  /** Wishes whose product the shop no longer has. @default 0 */
  vanishedCount?: number | undefined;
  /** Takes those off the list. */
  onForgetVanished?: (() => void) | undefined;
}

/** What somebody wishes for: a grid of products with the options chosen, each to be moved into the cart or taken off. */
export function Wishlist(props: WishlistProps) {
  const { state, links, onMoveToCart, onRemove, onPutBack, isGuest = false, vanishedCount = 0 } = props;
  const { formatMessage } = useIntl();
  const [removed, setRemoved] = useState<WishlistEntry | null>(null);
  const place = useRef<HTMLDivElement>(null);

  if (state.kind === "loading") return <ProductGridSkeleton count={4} />;
  if (state.kind === "failed")
    return <ListFailed title={formatMessage({ id: "account.wishesFailed" })} onRetry={state.onRetry} />;

  const remove = (entry: WishlistEntry) => {
    setRemoved(entry);
    onRemove(entry);
  };
  const putBack = (entry: WishlistEntry) => {
    place.current?.focus();
    setRemoved(null);
    onPutBack(entry);
  };

  return (
    <div>
      {isGuest && state.items.length > 0 && (
        <Hint>
          <FormattedMessage id="account.guestWishes" values={{ link: linkTo(links.myAccount) }} />
        </Hint>
      )}
      <Place ref={place} tabIndex={-1} aria-live="polite">
        {removed && <UndoWish key={wishKey(removed)} name={removed.product.name} onPutBack={() => putBack(removed)} />}
      </Place>
      {vanishedCount > 0 && <VanishedNote count={vanishedCount} onForget={props.onForgetVanished} />}
      {state.items.length === 0 ? (
        <ListEmpty
          title={formatMessage({ id: "account.noWishes" })}
          advice={formatMessage({ id: "account.noWishesAdvice" })}
          actions={<LinkButton href={links.products()}>{formatMessage({ id: "account.browse" })}</LinkButton>}
        />
      ) : (
        <GridRoot>
          {state.items.map((entry) => (
            <li key={wishKey(entry)}>
              <WishCell entry={entry} links={links} onMoveToCart={onMoveToCart} onRemove={remove} />
            </li>
          ))}
        </GridRoot>
      )}
    </div>
  );
}

/** How many wished products the shop no longer has, and a button that takes them off the list. */
function VanishedNote({ count, onForget }: { count: number; onForget: (() => void) | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <Vanished>
      <span>{formatMessage({ id: "account.wishesVanished" }, { count })}</span>
      {onForget && (
        <Button size="sm" variant="ghost" icon="trash" onClick={onForget}>
          {formatMessage({ id: "account.forgetVanished" }, { count })}
        </Button>
      )}
    </Vanished>
  );
}

const Vanished = chakra("div", {
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
const Hint = chakra("p", { base: { mb: "4", textStyle: "sm", color: "fg.muted" } });
/** Keeps the focus where it was when the line to undo goes. */
const Place = chakra("div", { base: { outline: "none" } });
const linkTo = (href: string) => (text: ReactNode) => <Link href={href}>{text}</Link>;
