import type {
  DeclarationKind,
  GoodsCondition,
  Money,
  RefusalRule,
  RefusedLine,
  ReturnMethod,
  ReturnReason,
} from "@rewire/domain";
import { returnReasons } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { Checkbox } from "../../primitives/Checkbox/Checkbox.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { RadioCard } from "../../primitives/RadioGroup/RadioCard.tsx";
import { Select } from "../../primitives/Select/Select.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";
import {
  ItemList,
  AlternativeLinks,
  StepSectionTitle,
  StepForm,
  WithdrawalFrame,
  type WithdrawalError,
} from "../rules/WithdrawalFrame.tsx";
import { RefusedList } from "../rules/RefusedList.tsx";
import { formatShopDay } from "../../order/formatShopDay.ts";
import { ChoiceItem } from "./ChoiceItem.tsx";
import { EarlierDeclarations } from "./EarlierDeclarations.tsx";

/** Order line that can be selected for a withdrawal or a return. */
export interface ChoiceLine {
  readonly position: number;
  readonly name: string;
  readonly options: readonly string[];
  /** Amount paid for the remaining pieces of the line. */
  readonly paid: Money;
  /** Quantity that has not been withdrawn or returned yet. */
  readonly remainingQuantity: number;
  readonly rule: RefusalRule | null;
  readonly condition: GoodsCondition | null;
  /** Last day of the period on the shop's clock, ISO; null while it has not begun. */
  readonly lastDay: string | null;
}

/** Previously entered values of a withdrawal, which prefill the form. */
export interface ChosenValues {
  /** Quantities by position. */
  readonly quantities: Readonly<Record<number, number>>;
  /** Positions whose condition is stated. */
  readonly conditions: readonly number[];
  readonly isWhole: boolean;
  readonly reason: ReturnReason | null;
  readonly method: ReturnMethod | null;
}

export interface WithdrawalChoiceProps {
  kind: DeclarationKind;
  action: string;
  order: { readonly number: string; /** ISO date-time on the shop's clock. */ readonly date: string };
  lines: readonly ChoiceLine[];
  /** Hidden fields that prove whose order it is. */
  fields: Readonly<Record<string, string>>;
  chosenValues: ChosenValues;
  error: WithdrawalError | null;
  /** Chosen items that are refused; shown if no other item was chosen. */
  refused: readonly RefusedLine[];
  /** Earlier declarations about the order. */
  earlier: readonly { readonly id: number; /** ISO date-time. */ readonly at: string; readonly href: string }[];
  /** Ways in which goods can come back. */
  methods: readonly ReturnMethod[];
  statementHref: string;
  /** IANA name of the shop's time zone. */
  timeZone: string;
}

/**
 * Form to select the items of a withdrawal or a return, with quantities and required statements. Items that are
 * excluded show the reason.
 */
export function WithdrawalChoice(props: WithdrawalChoiceProps) {
  const { kind, action, order, lines, fields, chosenValues, error, methods, statementHref } = props;
  const { formatDate, formatMessage } = useIntl();
  const formatMoney = useFormatMoney();
  const hasEligibleLine = lines.some(({ rule }) => rule === null);
  return (
    <WithdrawalFrame
      title={<FormattedMessage id={`withdrawal.page.${kind}`} />}
      intro={
        <FormattedMessage
          id="withdrawal.order"
          values={{ number: order.number, date: formatShopDay(order.date, formatDate) }}
        />
      }
      error={error}
    >
      <RefusedList refused={props.refused} />
      <StepForm method="post" action={action}>
        <HiddenFields fields={fields} />
        <StepSectionTitle id="which">
          <FormattedMessage id={`withdrawal.${hasEligibleLine ? "which" : "nothingLeft"}.${kind}`} />
        </StepSectionTitle>
        {hasEligibleLine && (lines.length > 1 || lines.some(({ remainingQuantity }) => remainingQuantity > 1)) && (
          <Checkbox
            name="whole"
            value="1"
            defaultChecked={chosenValues.isWhole}
            label={formatMessage({ id: "withdrawal.whole" })}
          />
        )}
        <ItemList aria-labelledby="which">
          {lines.map((line) => (
            <ChoiceItem key={line.position} line={line} chosenValues={chosenValues} amount={formatMoney(line.paid)} />
          ))}
        </ItemList>
        {kind === "return" && hasEligibleLine && <ReturnFields chosenValues={chosenValues} methods={methods} />}
        {hasEligibleLine && (
          <Button type="submit" size="lg" name="step" value="check">
            <FormattedMessage id={`withdrawal.next.${kind}`} />
          </Button>
        )}
      </StepForm>
      <EarlierDeclarations earlier={props.earlier} timeZone={props.timeZone} />
      <AlternativeLinks data-after-list={(!hasEligibleLine && props.earlier.length === 0) || undefined}>
        <li>
          <Link href={statementHref}>
            <FormattedMessage id="withdrawal.ownWords" />
          </Link>
        </li>
      </AlternativeLinks>
    </WithdrawalFrame>
  );
}

function ReturnFields({ chosenValues, methods }: Pick<WithdrawalChoiceProps, "chosenValues" | "methods">) {
  const { formatMessage } = useIntl();
  const chosenMethod = methods.find((method) => method === chosenValues.method) ?? methods[0];
  return (
    <>
      <Select
        name="reason"
        label={formatMessage({ id: "withdrawal.reason.title" })}
        defaultValue={chosenValues.reason ?? "dislike"}
        options={returnReasons.map((value) => ({ value, label: formatMessage({ id: `withdrawal.reason.${value}` }) }))}
      />
      {methods.length > 0 && (
        <FieldGroup>
          <FieldLegend>
            <FormattedMessage id="withdrawal.method.title" />
          </FieldLegend>
          {methods.map((method) => (
            <RadioCard
              key={method}
              name="method"
              value={method}
              defaultChecked={method === chosenMethod}
              title={formatMessage({ id: `withdrawal.method.${method}` })}
            />
          ))}
        </FieldGroup>
      )}
    </>
  );
}

/** Hidden form fields with the values of the previous steps. */
export function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

const FieldGroup = chakra("fieldset", { base: { minWidth: "0" } });
const FieldLegend = chakra("legend", { base: { textStyle: "label", mb: "2" } });
