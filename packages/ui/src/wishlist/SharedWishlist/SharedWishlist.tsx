import { toWishlistItemKey, type SiteLinks, type WishlistEntry } from "@rewire/domain";
import { useIntl } from "react-intl";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { PageTitle } from "../../primitives/PageTitle/PageTitle.tsx";
import { GridRoot } from "../../product/ProductGrid/ProductGrid.parts.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { SharedWishlistCell } from "./SharedWishlistCell.tsx";

export interface SharedWishlistProps {
  /** Name given by the list's owner; "" for none. */
  name: string;
  /** Entries with current data; null if the link has ended or never existed. */
  entries: readonly WishlistEntry[] | null;
  /** Number of entries whose product is no longer sold. @default 0 */
  unavailableCount?: number | undefined;
  links: Pick<SiteLinks, "product" | "products">;
  /** Called to add an entry to the cart; without scripts, the form of each entry does it. */
  onAdd: (entry: WishlistEntry) => void;
  /** Key of the entry that is being added; null for none. @default null */
  addingKey?: string | null | undefined;
}

/**
 * Wishlist that another shopper has shared, with buttons that add its products to the cart. If the owner has stopped
 * sharing, a message replaces the list.
 */
export function SharedWishlist(props: SharedWishlistProps) {
  const { name, entries, unavailableCount = 0, links, onAdd, addingKey = null } = props;
  const { formatMessage } = useIntl();
  const browseLink = <LinkButton href={links.products()}>{formatMessage({ id: "account.browse" })}</LinkButton>;

  if (!entries)
    return (
      <EmptyState
        headingLevel={1}
        illustration="knot"
        title={formatMessage({ id: "account.shared.gone" })}
        actions={browseLink}
      >
        {formatMessage({ id: "account.shared.goneAdvice" })}
      </EmptyState>
    );
  return (
    <>
      <PageTitle>
        {name ? formatMessage({ id: "account.shared.named" }, { name }) : formatMessage({ id: "account.shared.title" })}
      </PageTitle>
      {entries.length > 0 && <Text>{formatMessage({ id: "account.shared.advice" })}</Text>}
      {unavailableCount > 0 && (
        <Text>{formatMessage({ id: "account.shared.unavailable" }, { count: unavailableCount })}</Text>
      )}
      {entries.length === 0 ? (
        browseLink
      ) : (
        <GridRoot>
          {entries.map((entry) => (
            <li key={toWishlistItemKey(entry)}>
              <SharedWishlistCell
                entry={entry}
                links={links}
                isAdding={addingKey === toWishlistItemKey(entry)}
                onAdd={() => onAdd(entry)}
              />
            </li>
          ))}
        </GridRoot>
      )}
    </>
  );
}

const Text = chakra("p", { base: { mb: "4", textStyle: "sm", color: "fg.muted" } });
