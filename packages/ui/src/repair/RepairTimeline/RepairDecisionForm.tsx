import type { RepairDecision } from "@rewire/domain";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formatPhoneHref } from "../../patterns/rules/formatPhoneHref.ts";
import { PostForm } from "../../patterns/PostForm/PostForm.tsx";
import { Alert, type AlertProps } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { useFormatMoney, useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Customer's answer to a changed repair price: accept or decline. */
export type RepairAnswer = "accept" | "decline";

export interface RepairDecisionFormProps {
  decision: RepairDecision;
  /**
   * URL that the form is submitted to without JavaScript, with `answer=accept` or `answer=decline`, and with the new
   * price in minor units as `total`.
   */
  action: string;
  /** Formatted phone number for questions; "" for none. @default "" */
  phone?: string | undefined;
  /** Hidden fields of the form that authenticate the customer. @default none */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Whether the price has changed since the customer answered: then that answer does not count. @default false */
  isPriceChanged?: boolean | undefined;
  /** Sends the answer without a page navigation; resolves to false if it failed. */
  onAnswer?: ((answer: RepairAnswer) => Promise<boolean>) | undefined;
}

/**
 * Form for the customer's decision on a changed price: the reason, a price table, buttons to accept or decline, and a
 * link to ask by phone.
 */
export function RepairDecisionForm({
  decision,
  action,
  phone = "",
  fields = {},
  isPriceChanged = false,
  onAnswer,
}: RepairDecisionFormProps) {
  const { formatMessage } = useIntl();
  const formatMoney = useFormatMoney();
  const { showStandardClaims } = useShopSettings();
  const { pendingAnswer, hasFailed, sendAnswer } = useSendAnswer(onAnswer);
  const [firstLine, ...lines] = decision.reason.split("\n");

  const createButtonProps = (choice: RepairAnswer) => ({
    type: onAnswer ? ("button" as const) : ("submit" as const),
    name: "answer",
    value: choice,
    isLoading: pendingAnswer === choice,
    loadingText: formatMessage({ id: "repair.decision.sending" }),
    onClick: () => void sendAnswer(choice),
  });

  return (
    <DecisionPanel>
      {isPriceChanged && <Notice tone="warning" messageId="repair.decision.changed" />}
      {lines.length > 0 && <ReasonTitle>{firstLine}</ReasonTitle>}
      <p>
        {lines.length > 0 ? lines.join(" ") : firstLine} <FormattedMessage id="repair.decision.nothing" />
      </p>
      <PriceTable decision={decision} />
      {hasFailed && <Notice tone="danger" messageId="repair.decision.failed" />}
      <PostForm method="post" action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="total" value={decision.total.minor} />
        <AnswerButtons>
          <Button variant="repair" {...createButtonProps("accept")}>
            <FormattedMessage id="repair.decision.accept" values={{ amount: formatMoney(decision.total) }} />
          </Button>
          <Button variant="line" {...createButtonProps("decline")}>
            <FormattedMessage id={showStandardClaims ? "repair.decision.decline" : "repair.decision.declinePlain"} />
          </Button>
          {phone && (
            <LinkButton variant="ghost" icon="call" href={formatPhoneHref(phone)}>
              <FormattedMessage id="repair.decision.ask" />
            </LinkButton>
          )}
        </AnswerButtons>
      </PostForm>
    </DecisionPanel>
  );
}

/** Tells why the last answer does not count. */
function Notice({
  tone,
  messageId,
}: Pick<AlertProps, "tone"> & { messageId: `repair.decision.${"changed" | "failed"}` }) {
  return (
    <NoticeBox>
      <Alert tone={tone} announce="assertive">
        <FormattedMessage id={messageId} />
      </Alert>
    </NoticeBox>
  );
}

/** Returns a function that sends one answer at a time, the pending answer, and whether the last answer failed. */
function useSendAnswer(onAnswer: RepairDecisionFormProps["onAnswer"]) {
  const [pendingAnswer, setPendingAnswer] = useState<RepairAnswer | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const sendAnswer = async (choice: RepairAnswer) => {
    if (!onAnswer || pendingAnswer) return;
    setPendingAnswer(choice);
    setHasFailed(false);
    const isAccepted = await onAnswer(choice).catch(() => false);
    setPendingAnswer(null);
    setHasFailed(!isAccepted);
  };
  return { pendingAnswer, hasFailed, sendAnswer };
}

/** Previous price, additional items, and the new total. */
function PriceTable({
  decision: { before: previousTotal, extras: additionalRepairs, total },
}: Pick<RepairDecisionFormProps, "decision">) {
  const formatMoney = useFormatMoney();
  return (
    <PriceTableRoot>
      <tbody>
        <tr>
          <th scope="row">
            <FormattedMessage id="repair.decision.before" />
          </th>
          <td>{formatMoney(previousTotal)}</td>
        </tr>
        {additionalRepairs.map(({ name, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <FormattedMessage id="repair.decision.total" />
          </th>
          <td>{formatMoney(total)}</td>
        </tr>
      </tfoot>
    </PriceTableRoot>
  );
}

const DecisionPanel = chakra("div", {
  base: {
    p: { base: "5", sm: "6" },
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    bg: "bg.panel",
    "& > p": { maxWidth: "container.text", overflowWrap: "anywhere" },
  },
});
const ReasonTitle = chakra("h2", { base: { textStyle: "h3", mb: "2", overflowWrap: "anywhere" } });
const PriceTableRoot = chakra("table", {
  base: {
    width: "full",
    maxWidth: "420px",
    my: "4",
    borderCollapse: "collapse",
    "& :is(th, td)": { py: "1.5", verticalAlign: "baseline" },
    "& th": { fontWeight: "normal", textAlign: "start", overflowWrap: "anywhere", hyphens: "auto" },
    "& td": {
      ps: "4",
      textAlign: "end",
      whiteSpace: "nowrap",
      fontFamily: "figures",
      fontWeight: "medium",
      fontVariantNumeric: "tabular-nums",
    },
    "& tfoot :is(th, td)": { borderTop: "hairline", pt: "3", fontSize: "lg", fontWeight: "semibold" },
    "& tfoot td": { fontSize: "1.375rem", fontVariantNumeric: "normal" },
  },
});
const NoticeBox = chakra("div", { base: { mb: "4" } });
const AnswerButtons = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
