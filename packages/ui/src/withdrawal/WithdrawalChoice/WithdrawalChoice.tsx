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
import { ChoiceItem } from "./ChoiceItem.tsx";

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
  /** End of the period in ms; null while it has not begun. */
  readonly deadline: number | null;
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
  order: { readonly number: string; /** ISO date-time. */ readonly date: string };
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
}

/**
 * Form to select the items of a withdrawal or a return, with quantities and required statements. Items that are
 * excluded show the reason.
 */
export function WithdrawalChoice(props: WithdrawalChoiceProps) {
  const {
    kind,
    action,
    order,
    lines,
    fields,
    chosenValues,
    error,
    refused: refusedLines,
    methods,
    statementHref,
  } = props;
  const { formatDate, formatMessage } = useIntl();
  const formatMoney = useFormatMoney();
  const formatDay = (isoDate: string) => formatDate(isoDate, { dateStyle: "long", timeZone: "UTC" });
  const hasEligibleLine = lines.some(({ rule }) => rule === null);
  return (
    <WithdrawalFrame
      title={<FormattedMessage id={`withdrawal.page.${kind}`} />}
      intro={<FormattedMessage id="withdrawal.order" values={{ number: order.number, date: formatDay(order.date) }} />}
      error={error}
    >
      <RefusedList refused={refusedLines} />
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
      <EarlierDeclarations earlier={props.earlier} formatDay={formatDay} />
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

interface EarlierDeclarationsProps extends Pick<WithdrawalChoiceProps, "earlier"> {
  /** Formats the day of an ISO date-time. */
  formatDay: (isoDate: string) => string;
}

function EarlierDeclarations({ earlier: earlierDeclarations, formatDay }: EarlierDeclarationsProps) {
  if (earlierDeclarations.length === 0) return null;
  return (
    <section>
      <StepSectionTitle>
        <FormattedMessage id="withdrawal.earlier" />
      </StepSectionTitle>
      <EarlierDeclarationList>
        {earlierDeclarations.map(({ id, at: declaredAt, href }) => (
          <li key={id}>
            <Link href={href}>
              <FormattedMessage id="withdrawal.earlierLink" values={{ id, date: formatDay(declaredAt) }} />
            </Link>
          </li>
        ))}
      </EarlierDeclarationList>
    </section>
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

const EarlierDeclarationList = chakra("ul", { base: { display: "grid", gap: "2", mt: "3" } });
const FieldGroup = chakra("fieldset", { base: { minWidth: "0" } });
const FieldLegend = chakra("legend", { base: { textStyle: "label", mb: "2" } });
