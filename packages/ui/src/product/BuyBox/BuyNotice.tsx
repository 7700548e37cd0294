import type { ProductAttribute, Offer } from "@rewire/domain";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Outcome of adding a product to the cart: added, queued until there is a connection, or rejected with a reason. */
export type AddOutcome =
  /** `name` includes the selected options: "Nordlys N3 Pro, Graphite, 256 GB". */
  | { readonly kind: "added"; readonly name: string }
  /** Offline: the product will be added once there is a connection. */
  | { readonly kind: "pending"; readonly name: string }
  /** `reason` is a sentence, either translated or from the shop. */
  | { readonly kind: "refused"; readonly reason: ReactNode };

export interface BuyNoticeProps {
  offer: Offer;
  chosenOptions: readonly string[];
  /** Attributes without a selected option after an attempt to add. */
  missingAttributes: readonly ProductAttribute[];
  outcome: AddOutcome | null;
  onViewCart: (() => void) | undefined;
}

/**
 * Message below the add button: the reason why there is no button, the options that must be selected, or the outcome of
 * adding the product. Every change is announced.
 */
export function BuyNotice({ offer, chosenOptions, missingAttributes, outcome, onViewCart }: BuyNoticeProps) {
  return (
    <NoticeRoot>
      <div aria-live="polite">
        <OfferMessage offer={offer} chosenOptions={chosenOptions} missingAttributes={missingAttributes} />
        {(outcome?.kind === "added" || outcome?.kind === "pending") && missingAttributes.length === 0 && (
          <Alert tone={outcome.kind === "added" ? "success" : "warning"}>
            <AddedNotice>
              <FormattedMessage
                id={outcome.kind === "added" ? "product.inCart" : "product.inCartLater"}
                values={{ name: outcome.name }}
              />
              {onViewCart && (
                <Button size="sm" variant="line" onClick={onViewCart}>
                  <FormattedMessage id="product.viewCart" />
                </Button>
              )}
            </AddedNotice>
          </Alert>
        )}
      </div>
      <div role="alert">
        {outcome?.kind === "refused" && missingAttributes.length === 0 && <Alert tone="danger">{outcome.reason}</Alert>}
      </div>
    </NoticeRoot>
  );
}

/** Message about the product itself. */
function OfferMessage({
  offer: { state, stock },
  chosenOptions,
  missingAttributes,
}: Pick<BuyNoticeProps, "offer" | "chosenOptions" | "missingAttributes">) {
  const intl = useIntl();
  const options = intl.formatList(chosenOptions, { type: "unit" });

  switch (state) {
    case "unpriced":
      return (
        <Alert tone="info">
          <FormattedMessage id="product.unpriced" />
        </Alert>
      );
    case "unavailable":
      return (
        <Alert tone="warning">
          <FormattedMessage id="product.choiceNotAvailable" values={{ options }} />
        </Alert>
      );
    case "outOfStock":
      return (
        <Alert tone="info">
          {options ? (
            <FormattedMessage id="product.choiceSoldOut" values={{ options }} />
          ) : (
            <FormattedMessage id="product.soldOutNotice" />
          )}
        </Alert>
      );
    case "choiceMissing":
      return (
        missingAttributes.length > 0 && (
          <ScreenReaderText>
            <FormattedMessage
              id="product.chooseFirst"
              values={{ names: intl.formatList(missingAttributes.map(({ label }) => label)) }}
            />
          </ScreenReaderText>
        )
      );
    case "buyable":
      return (
        stock.state === "onBackorder" && (
          <MutedNotice>
            <FormattedMessage id="product.backorderNotice" />
          </MutedNotice>
        )
      );
    case "external":
      return null;
  }
}

const NoticeRoot = chakra("div", { base: { "& > :not(:empty)": { mt: "3" } } });
const AddedNotice = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    overflowWrap: "anywhere",
  },
});
/** Visually hidden, because the same text is visible beside the options. */
const ScreenReaderText = chakra("p", { base: { srOnly: true } });
const MutedNotice = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
