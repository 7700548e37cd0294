import type {
  DeclarationKind,
  Money,
  PaymentState,
  RefusedLine,
  ReturnMethod,
  ReturnReason,
  ReturnState,
  ShopLocation,
} from "@rewire/domain";
import { findServicesOnly } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { RefundTable, type RefundLine } from "../rules/RefundTable.tsx";
import { RefusedList } from "../rules/RefusedList.tsx";
import { FactList, ReturnTerms } from "../rules/ReturnTerms.tsx";
import { StepSectionTitle, WithdrawalFrame } from "../rules/WithdrawalFrame.tsx";
import { ParcelLabel } from "./ParcelLabel.tsx";

/** Data of a withdrawal or a return that its receipt displays. */
export interface ReceiptData {
  readonly kind: DeclarationKind;
  readonly id: number;
  /** When it arrived, ISO. */
  readonly at: string;
  readonly hash: string;
  readonly orderNumber: string;
  readonly name: string;
  /** Address that the receipt went to, as it may be shown. */
  readonly email: string;
  readonly statement: string;
  readonly lines: readonly RefundLine[] | null;
  readonly refused: readonly RefusedLine[];
  readonly refund: { readonly goods: Money; readonly shipping: Money; readonly total: Money } | null;
  /** Whether the order was paid when this was declared. */
  readonly payment: PaymentState;
  readonly reason: ReturnReason | null;
  readonly method: ReturnMethod | null;
  readonly mail: "waiting" | "sent" | "failed" | null;
  readonly channel: "order" | "mail" | "none";
  readonly state: ReturnState | null;
}

export interface WithdrawalReceiptProps {
  receipt: ReceiptData;
  siteName: string;
  place: Pick<ShopLocation, "street" | "postcode" | "city">;
  /** IANA name of the shop's time zone. */
  timeZone: string;
}

/** Format to the second and with the time zone, because the time decides whether a declaration was in time. */
const dateTimeFormat = {
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZoneName: "short",
} as const;

/**
 * Printable receipt of a withdrawal or a return: the declaration with its time, and the current state of the request.
 */
export function WithdrawalReceipt({ receipt, siteName, place, timeZone }: WithdrawalReceiptProps) {
  const { formatDate } = useIntl();
  const { kind, id, statement, lines, refund, payment, method, email, mail, channel } = receipt;
  const declaredAtText = formatDate(receipt.at, { timeZone, ...dateTimeFormat });
  return (
    <WithdrawalFrame
      title={<FormattedMessage id={`withdrawal.receipt.${kind}`} />}
      intro={<FormattedMessage id="withdrawal.receipt.lead" values={{ moment: declaredAtText }} />}
      error={null}
    >
      <Alert tone={mail === "sent" || mail === "waiting" ? "success" : "warning"}>
        <FormattedMessage id={`withdrawal.mail.${mail ?? "none"}`} values={{ email }} />
      </Alert>
      {channel !== "order" && (
        <Alert tone={channel === "mail" ? "info" : "warning"}>
          <FormattedMessage id={`withdrawal.channel.${channel}`} />
        </Alert>
      )}
      <ReceiptFacts receipt={receipt} />
      <section>
        <StepSectionTitle>
          <FormattedMessage id={`withdrawal.declaration.${kind}`} />
        </StepSectionTitle>
        {statement && <DeclarationText>{statement}</DeclarationText>}
        {lines && refund && <RefundTable lines={lines} refund={refund} payment={payment} />}
      </section>
      <RefusedList refused={receipt.refused} />
      <p>
        <FormattedMessage id={`withdrawal.after.${payment}.${findServicesOnly(lines) ?? "goods"}`} />
      </p>
      {method === "counter" && (
        <p>
          <FormattedMessage
            id="withdrawal.counterHint"
            values={{ address: [place.street, place.city].filter(Boolean).join(", ") }}
          />
        </p>
      )}
      {method === "label" && <ParcelLabel number={id} siteName={siteName} place={place} />}
      <PrintRow data-print="hide">
        <Button variant="line" icon="print" onClick={() => window.print()}>
          <FormattedMessage id="withdrawal.print" />
        </Button>
      </PrintRow>
    </WithdrawalFrame>
  );
}

function ReceiptFacts({ receipt }: { receipt: ReceiptData }) {
  const { id, hash, orderNumber, name, reason, method, state } = receipt;
  return (
    <FactList>
      <dt>
        <FormattedMessage id="withdrawal.receipt.number" />
      </dt>
      <dd>{id}</dd>
      <dt>
        <FormattedMessage id="withdrawal.number" />
      </dt>
      <dd>{orderNumber}</dd>
      <dt>
        <FormattedMessage id="withdrawal.receipt.name" />
      </dt>
      <dd>{name}</dd>
      <ReturnTerms reason={reason} method={method} />
      {state && (
        <>
          <dt>
            <FormattedMessage id="withdrawal.state.title" />
          </dt>
          <dd>
            <FormattedMessage id={`withdrawal.state.${state}`} />
          </dd>
        </>
      )}
      <dt>
        <FormattedMessage id="withdrawal.receipt.hash" />
      </dt>
      <HashValue>{hash}</HashValue>
    </FactList>
  );
}

const DeclarationText = chakra("p", { base: { mt: "3", whiteSpace: "pre-line", overflowWrap: "anywhere" } });
const HashValue = chakra("dd", { base: { textStyle: "code", fontSize: "xs" } });
const PrintRow = chakra("div", { base: {} });
