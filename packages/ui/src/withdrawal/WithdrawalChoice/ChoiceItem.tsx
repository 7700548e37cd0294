import { FormattedMessage, useIntl } from "react-intl";
import { Checkbox } from "../../primitives/Checkbox/Checkbox.tsx";
import { Select } from "../../primitives/Select/Select.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { ItemAmount, ItemNote } from "../rules/WithdrawalFrame.tsx";
import { formatShopDay } from "../../order/formatShopDay.ts";
import type { ChoiceLine, ChosenValues } from "./WithdrawalChoice.tsx";

interface ChoiceItemProps {
  line: ChoiceLine;
  chosenValues: ChosenValues;
  /** Formatted amount paid for the remaining pieces of the line. */
  amount: string;
}

/** Largest quantity that the list offers. */
const MAX_OPTIONS = 200;

/**
 * Order line in the selection form of a withdrawal: a checkbox for a single item or a select for a quantity, and a
 * checkbox for a statement about the condition of the goods if one is required.
 */
export function ChoiceItem({ line, chosenValues, amount }: ChoiceItemProps) {
  const { formatMessage } = useIntl();
  const { position, name, remainingQuantity, rule, condition } = line;
  const quantity = chosenValues.quantities[position] ?? 0;
  return (
    <li>
      <div>
        {rule === null && remainingQuantity === 1 ? (
          <Checkbox name={`q${position}`} value="1" defaultChecked={quantity > 0} label={name} />
        ) : (
          <ItemName>{name}</ItemName>
        )}
        <ItemDetails line={line} />
        {rule === null && condition && (
          <ConditionArea>
            <Checkbox
              name={`c${position}`}
              value="1"
              defaultChecked={chosenValues.conditions.includes(position)}
              label={formatMessage({ id: `withdrawal.condition.${condition}` })}
            />
          </ConditionArea>
        )}
      </div>
      <ItemControls>
        {remainingQuantity > 0 && <ItemAmount>{amount}</ItemAmount>}
        {rule === null && remainingQuantity > 1 && (
          <Select
            name={`q${position}`}
            label={formatMessage({ id: "withdrawal.quantityOf" }, { name })}
            isLabelHidden
            defaultValue={String(Math.min(quantity, remainingQuantity))}
            options={Array.from({ length: Math.min(remainingQuantity, MAX_OPTIONS) + 1 }, (_, count) => ({
              value: String(count),
              label: String(count),
            }))}
          />
        )}
      </ItemControls>
    </li>
  );
}

function ItemDetails({ line: { options, rule, lastDay } }: { line: ChoiceLine }) {
  const { formatDate } = useIntl();
  return (
    <>
      {options.length > 0 && <ItemNote>{options.join(", ")}</ItemNote>}
      {rule ? (
        <ItemNote>
          <FormattedMessage id={`withdrawal.rule.${rule}`} />
        </ItemNote>
      ) : (
        lastDay !== null && (
          <ItemNote>
            <FormattedMessage id="withdrawal.until" values={{ date: formatShopDay(lastDay, formatDate) }} />
          </ItemNote>
        )
      )}
    </>
  );
}

const ItemName = chakra("span", { base: { display: "block", overflowWrap: "anywhere" } });
const ConditionArea = chakra("div", { base: { mt: "2" } });
const ItemControls = chakra("div", { base: { display: "grid", gap: "2", justifyItems: "end", minWidth: "5.5rem" } });
