import type { Ref } from "react";
import { FormattedMessage } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Link } from "../../primitives/Link/Link.tsx";

/**
 * Outcome of adding an order to an account. `mailFollows`: the shop confirms the new account by e-mail first;
 * `otherEmail`: the account has another e-mail address than the order.
 */
export type KeptOrderOutcome = "kept" | "mailFollows" | "otherEmail";

/** Message about the outcome, with a link to the customer's orders once the order is among them. */
export function KeepOrderOutcome({
  outcome,
  ordersHref,
  ref,
}: {
  outcome: KeptOrderOutcome;
  ordersHref: string;
  /** Ref of the message, to which the focus moves from the form. */
  ref?: Ref<HTMLDivElement> | undefined;
}) {
  switch (outcome) {
    case "kept":
      return (
        <Alert ref={ref} tone="success" announce="polite">
          <FormattedMessage id="order.kept" />{" "}
          <Link href={ordersHref}>
            <FormattedMessage id="order.keptLink" />
          </Link>
        </Alert>
      );
    case "mailFollows":
      return (
        <Alert ref={ref} tone="success" announce="polite">
          <FormattedMessage id="account.registrationMail" /> <FormattedMessage id="order.keepMailFollows" />
        </Alert>
      );
    case "otherEmail":
      return (
        <Alert ref={ref} tone="warning" announce="polite">
          <FormattedMessage id="order.keepOtherEmail" />
        </Alert>
      );
  }
}
