import type { SiteLinks } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { useEmailMessages } from "../../patterns/FieldErrors/useEmailMessages.ts";
import { useFieldErrors } from "../../patterns/FieldErrors/useFieldErrors.ts";
import { PostForm } from "../../patterns/PostForm/PostForm.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { chakra } from "../../theme/chakra.tsx";

/**
 * Error when looking up an order: no match, an invalid link, service unavailable, or too many attempts, with the number
 * of seconds to wait.
 */
export type OrderStatusError =
  | { readonly kind: "notFound" | "linkInvalid" | "unavailable" }
  | { readonly kind: "tooMany"; readonly waitSeconds: number };

export interface OrderStatusFormProps {
  /** The form is submitted to `orderStatus`, with `number` and `email`. */
  links: Pick<SiteLinks, "orderStatus" | "repairStatus" | "accountTab">;
  /** Initial value of the number field. */
  number: string;
  /** Error; null before the first attempt. */
  error: OrderStatusError | null;
  /** Whether orders can be looked up at all; otherwise the form is replaced by the other ways to an order. @default true */
  isAvailable?: boolean | undefined;
}

/**
 * Form to look up the order of a guest by order number and e-mail address. The error message is the same for a wrong
 * number, a wrong e-mail address, and an order that belongs to an account.
 */
export function OrderStatusForm({ links, number, error, isAvailable = true }: OrderStatusFormProps) {
  return (
    <FormColumn>
      <Title>
        <FormattedMessage id="order.lookup.title" />
      </Title>
      <LeadText>
        <FormattedMessage id={isAvailable ? "order.lookup.lead" : "order.lookup.notOffered"} />
      </LeadText>
      {isAvailable && error && <LookupError error={error} />}
      {isAvailable && <LookupForm action={links.orderStatus} number={number} />}
      <AlternativeLinks>
        <li>
          <FormattedMessage id="order.lookup.withAccount" />{" "}
          <Link href={links.accountTab("orders")}>
            <FormattedMessage id="account.signIn" />
          </Link>
        </li>
        <li>
          <FormattedMessage id="order.lookup.repair" />{" "}
          <Link href={links.repairStatus}>
            <FormattedMessage id="order.lookup.repairLink" />
          </Link>
        </li>
      </AlternativeLinks>
    </FormColumn>
  );
}

function LookupForm({ action, number }: { action: string; number: string }) {
  const { formatMessage } = useIntl();
  const { formProps, getError } = useFieldErrors({
    messages: {
      number: { missing: formatMessage({ id: "order.lookup.requiredNumber" }) },
      email: useEmailMessages(),
    },
  });
  return (
    <Form method="post" action={action} {...formProps}>
      <TextField
        name="number"
        label={formatMessage({ id: "order.lookup.number" })}
        defaultValue={number}
        autoComplete="off"
        autoCapitalize="off"
        maxLength={40}
        error={getError("number")}
        required
      />
      <TextField
        name="email"
        type="email"
        label={formatMessage({ id: "order.lookup.email" })}
        autoComplete="email"
        maxLength={254}
        error={getError("email")}
        required
      />
      <Button type="submit" size="lg">
        <FormattedMessage id="order.lookup.show" />
      </Button>
    </Form>
  );
}

function LookupError({ error }: { error: OrderStatusError }) {
  const isWrongEntry = error.kind === "notFound" || error.kind === "linkInvalid";
  return (
    <Alert tone={isWrongEntry ? "danger" : "warning"} announce="assertive">
      {error.kind === "tooMany" ? (
        <FormattedMessage id="order.lookup.tooMany" values={{ minutes: Math.ceil(error.waitSeconds / 60) }} />
      ) : (
        <FormattedMessage id={`order.lookup.${error.kind}`} />
      )}
    </Alert>
  );
}

const FormColumn = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "5", maxWidth: "32rem" },
});
const Title = chakra("h1", { base: { textStyle: "h1" } });
const LeadText = chakra("p", { base: { textStyle: "lead", color: "fg.muted" } });
const Form = chakra(PostForm, {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "4",
    justifyItems: "stretch",
    "& > button": { justifySelf: "start", maxWidth: "full" },
  },
});
const AlternativeLinks = chakra("ul", {
  base: { display: "grid", gap: "2", pt: "5", borderTopWidth: "1px", borderColor: "border", color: "fg.muted" },
});
