import type { Cart, CartLine as Line, LostCartItem, PriceChange, ShopFailure, SiteLinks } from "@rewire/domain";
import { AnimatePresence } from "framer-motion";
import * as m from "framer-motion/m";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { UndoRemoval } from "../../patterns/UndoRemoval/UndoRemoval.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { Motion } from "../../primitives/Motion/Motion.tsx";
import { expandMotion } from "../../primitives/Motion/expandMotion.ts";
import { useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { CartLine } from "../CartLine/CartLine.tsx";
import { CouponField, type CouponFieldProps } from "../CouponField/CouponField.tsx";
import { FreeShippingMeter } from "../FreeShippingMeter/FreeShippingMeter.tsx";
import { CartNotices } from "../CartNotices/CartNotices.tsx";
import { DeliveryEstimate, type DeliveryEstimateProps } from "../DeliveryEstimate/DeliveryEstimate.tsx";
import { TotalsNotice, type TotalsNoticeProps } from "../TotalsNotice/TotalsNotice.tsx";
import { useTotalsNotice } from "../TotalsNotice/useTotalsNotice.ts";
import { EmptyCartButton } from "../EmptyCartButton/EmptyCartButton.tsx";
import { AnimatedCartRow } from "./AnimatedCartRow.tsx";
import { ChangeAnnouncement } from "./ChangeAnnouncement.tsx";
import { useFocusRestoredLine } from "./useFocusRestoredLine.ts";
import { useRemovedLines, type CartRow } from "./useRemovedLines.ts";

/** Callbacks that change the cart, and the lines whose changes are pending or have failed. */
export interface CartActions {
  onQuantityChange: (line: Line, quantity: number) => void;
  onRemove: (line: Line) => void;
  /** Called to restore a removed line; the undo line stays until the promise settles. */
  onRestore: (line: Line) => Promise<unknown> | void;
  /** Called to move a line to the wishlist; offered if `showMoveToWishlist` is on. */
  onMoveToWishlist?: ((line: Line) => void) | undefined;
  onApplyCoupon?: CouponFieldProps["onApply"];
  onRemoveCoupon?: CouponFieldProps["onRemove"];
  /** Failures of changes, by line key. @default none */
  failures?: Readonly<Record<string, ShopFailure>> | undefined;
  /** Keys of lines with a pending change. @default none */
  pendingKeys?: readonly string[] | undefined;
  /** Empties the cart after a confirmation; if missing, the button is omitted. */
  onEmpty?: (() => Promise<unknown>) | undefined;
  /** Products that could not be added to the cart or restored. @default none */
  losses?: readonly LostCartItem[] | undefined;
  onDismissLostItems?: (() => void) | undefined;
  /** Prices that have changed since the cart showed them. @default none */
  priceChanges?: readonly PriceChange[] | undefined;
  onAcceptPrices?: (() => void) | undefined;
  /** Whether the totals are the shop's, and how to read them again. @default they are */
  totalsNotice?: TotalsNoticeProps | undefined;
  /** Number of changes that are queued until there is a connection. @default 0 */
  pendingCount?: number | undefined;
  /** Delivery estimate; hidden if nothing is shipped. */
  delivery?: Omit<DeliveryEstimateProps, "rates" | "chosenRate"> | undefined;
  /** Seconds during which a removed line can be restored. @default 8 */
  undoSeconds?: number | undefined;
}

export interface CartContentsProps extends CartActions {
  cart: Cart;
  links: Pick<SiteLinks, "product" | "products">;
  onClose: () => void;
}

const noFailures: Readonly<Record<string, ShopFailure>> = {};

/**
 * Content of the cart panel: notices, progress towards free delivery, lines, totals, and tools such as the coupon
 * field.
 */
export function CartContents(props: CartContentsProps) {
  const { cart, links, onClose, failures = noFailures, undoSeconds = 8 } = props;
  const { formatMessage } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const [lastRemovedLine, setLastRemovedLine] = useState<Line | null>(null);
  const [quantityText, setQuantityText] = useState("");
  const { rows, remove, restore } = useRemovedLines({
    lines: cart.lines,
    rejectedKeys: Object.keys(failures),
    undoSeconds,
    onRemove: props.onRemove,
    onRestore: props.onRestore,
  });
  const restoreAndFocus = useFocusRestoredLine(root, rows, restore);

  const handleRemove = (line: Line) => {
    setLastRemovedLine(line);
    setQuantityText("");
    remove(line);
  };
  const handleQuantityChange = (line: Line, quantity: number) => {
    setQuantityText(`${line.name}: ${formatMessage({ id: "cart.itemCount" }, { count: quantity })}`);
    props.onQuantityChange(line, quantity);
  };

  return (
    <Root ref={root} tabIndex={-1}>
      <ChangeAnnouncement quantityText={quantityText} lastRemovedLine={lastRemovedLine} rows={rows} />
      <CartNotices
        losses={props.losses}
        onDismissLostItems={props.onDismissLostItems}
        priceChanges={props.priceChanges}
        onAcceptPrices={props.onAcceptPrices}
        pendingCount={props.pendingCount}
      />
      <Motion>
        <AnimatePresence initial={false}>
          {cart.lines.length > 0 && (
            <m.div key="meter" {...expandMotion}>
              <MeterRow>
                <FreeShippingMeter cart={cart} />
              </MeterRow>
            </m.div>
          )}
        </AnimatePresence>
        <CartRows
          {...props}
          rows={rows}
          lastRemovedKey={lastRemovedLine?.key}
          onQuantityChange={handleQuantityChange}
          onRemove={handleRemove}
          onRestore={restoreAndFocus}
          onFocusLost={() => root.current?.focus()}
        />
      </Motion>
      {cart.lines.length === 0 ? <EmptyCartNote links={links} onClose={onClose} /> : <CartTools {...props} />}
    </Root>
  );
}

interface CartRowsProps extends Omit<CartContentsProps, "onRestore"> {
  rows: readonly CartRow[];
  /** Key of the line whose undo line receives the focus. */
  lastRemovedKey: string | undefined;
  onRestore: (line: Line) => void;
  /** Called when a row that contains the focus is removed. */
  onFocusLost: () => void;
}

/** Lines of the cart, with undo lines in place of recently removed ones. */
function CartRows(props: CartRowsProps) {
  const { cart, links, rows, lastRemovedKey, onClose, failures = noFailures, pendingKeys = [] } = props;
  const { formatMessage } = useIntl();
  const { showMoveToWishlist } = useShopSettings();
  const moveToWishlist = showMoveToWishlist ? props.onMoveToWishlist : undefined;
  return (
    <List aria-label={formatMessage({ id: "cart.lines" })}>
      <AnimatePresence initial={false}>
        {rows.map((row) => (
          <AnimatedCartRow
            key={`${row.kind} ${row.line.key}`}
            lineKey={row.kind === "line" ? row.line.key : undefined}
            onFocusLost={props.onFocusLost}
          >
            {row.kind === "removed" ? (
              <UndoRemoval
                name={row.line.name}
                isRestoring={row.isRestoring}
                receivesFocus={row.line.key === lastRemovedKey}
                onRestore={() => props.onRestore(row.line)}
              >
                {formatMessage({ id: "cart.removed" }, { product: row.line.name })}
              </UndoRemoval>
            ) : (
              <CartLine
                line={row.line}
                href={links.product(row.line.slug)}
                failure={failures[row.line.key]}
                isNet={cart.totals.isNet}
                isPending={pendingKeys.includes(row.line.key)}
                onQuantityChange={(quantity) => props.onQuantityChange(row.line, quantity)}
                onRemove={() => props.onRemove(row.line)}
                onMoveToWishlist={moveToWishlist && (() => moveToWishlist(row.line))}
                onFollow={onClose}
              />
            )}
          </AnimatedCartRow>
        ))}
      </AnimatePresence>
    </List>
  );
}

function EmptyCartNote({ links, onClose }: Pick<CartContentsProps, "links" | "onClose">) {
  const { formatMessage } = useIntl();
  return (
    <EmptyCartRoot>
      <EmptyState
        illustration="loop"
        title={formatMessage({ id: "cart.empty" })}
        actions={
          <LinkButton href={links.products()} onClick={onClose}>
            {formatMessage({ id: "cart.browse" })}
          </LinkButton>
        }
      >
        {formatMessage({ id: "cart.emptyAdvice" })}
      </EmptyState>
    </EmptyCartRoot>
  );
}

/** Tools below the lines: coupon codes, delivery estimate, and the button that empties the cart; notice about totals. */
function CartTools({ cart, delivery, onApplyCoupon, onRemoveCoupon, onEmpty, ...props }: CartContentsProps) {
  const totalsNotice = useTotalsNotice(props.totalsNotice);
  return (
    <>
      <CodesRow>
        <CouponField coupons={cart.coupons} onApply={onApplyCoupon} onRemove={onRemoveCoupon} />
        {delivery && cart.needsShipping && (
          <DeliveryEstimate {...delivery} rates={cart.rates} chosenRate={cart.chosenRate} />
        )}
        {onEmpty && <EmptyCartButton onEmpty={onEmpty} />}
      </CodesRow>
      {totalsNotice && <TotalsNotice {...totalsNotice} />}
    </>
  );
}

const Root = chakra("div", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    minHeight: "full",
    outline: "none !important",
  },
});
const MeterRow = chakra("div", { base: { pt: "14px", pb: "1", _empty: { display: "none" } } });
const List = chakra("ul", {
  base: {
    listStyle: "none",
    "& > li > *": { borderBottomWidth: "1px", borderColor: "border" },
    _empty: { display: "none" },
    "div + &": { borderTopWidth: "1px", borderColor: "border" },
  },
});
const EmptyCartRoot = chakra("div", {
  base: { flex: "1", display: "grid", alignContent: "center", marginInline: "-20px" },
});
const CodesRow = chakra("div", { base: { display: "grid", gap: "2", pt: "4", pb: "14px" } });
