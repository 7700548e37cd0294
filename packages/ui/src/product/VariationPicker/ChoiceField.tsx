import {
  buyForm,
  findOptionObstacle,
  type AttributeOption,
  type Choice,
  type ProductAttribute,
  type Variation,
  listOptionPrices,
} from "@rewire/domain";
import { startTransition, useId, useState, type ReactNode } from "react";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { ChoiceOption } from "./ChoiceOption.tsx";

export interface ChoiceFieldProps {
  attribute: ProductAttribute;
  attributes: readonly ProductAttribute[];
  variations: readonly Variation[];
  choice: Choice;
  /** Option value → "#rrggbb". */
  swatches: Readonly<Record<string, string>> | undefined;
  isMissing: boolean;
  /** Id of the form that is posted with the options; undefined for none. */
  formId: string | undefined;
  onChoose: (value: string) => void;
}

/**
 * Radio group for the options of one product attribute. If an option is unavailable, the legend shows the reason while
 * the option is hovered, focused or selected.
 */
export function ChoiceField(props: ChoiceFieldProps) {
  const { attribute, variations, choice, swatches, isMissing, formId, onChoose } = props;
  const { name, label, options } = attribute;
  const [hoveredValue, setHoveredValue] = useState<string | null>(null);
  const { currency } = useShopSettings();
  const id = useId();

  const optionPrices = listOptionPrices(attribute, variations, omitOwnChoice(props), currency);
  const findUnavailableReason = useUnavailableReason(props);
  const activeOption = options.find(({ value }) => value === (hoveredValue ?? choice[name]));
  const reason = activeOption && findUnavailableReason(activeOption);
  // While "Please choose" is shown, the label of a merely focused or hovered option would look like a selection.
  const displayedOption = isMissing && !reason ? undefined : activeOption;

  return (
    <OptionFieldset
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      aria-required
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? `${id}-asked` : undefined}
    >
      <ChoiceLegend id={`${id}-name`}>
        <FormattedMessage
          id={displayedOption ? "product.choiceOf" : "product.choiceName"}
          values={{
            name: label,
            option: reason ? `${activeOption.label} (${reason})` : displayedOption?.label,
            b: renderBold,
          }}
        />
      </ChoiceLegend>
      <OptionList>
        {options.map((option) => (
          <ChoiceOption
            key={option.value}
            group={formId === undefined ? `${id}-${name}` : buyForm.option + name}
            formId={formId}
            option={option}
            isChosen={choice[name] === option.value}
            swatch={swatches?.[option.value]}
            price={optionPrices.get(option.value)}
            reason={findUnavailableReason(option)}
            onChoose={() => onChoose(option.value)}
            onHoverChange={(isHovered) => startTransition(() => setHoveredValue(isHovered ? option.value : null))}
          />
        ))}
      </OptionList>
      <MissingChoiceNotice id={`${id}-asked`} isMissing={isMissing} name={label} />
    </OptionFieldset>
  );
}

/**
 * Notice that an option must be selected. Its place remains once one is, so that the options of the next attribute do
 * not move.
 */
function MissingChoiceNotice({ id, isMissing, name }: { id: string; isMissing: boolean; name: string }) {
  const [hasBeenMissing, setHasBeenMissing] = useState(isMissing);
  if (isMissing && !hasBeenMissing) setHasBeenMissing(true);
  if (!isMissing) return hasBeenMissing && <MissingChoiceNote aria-hidden>{"\u00A0"}</MissingChoiceNote>;
  return (
    <MissingChoiceNote id={id}>
      <Icon name="alert" size={1.125} />
      <FormattedMessage id="product.pleaseChoose" values={{ name }} />
    </MissingChoiceNote>
  );
}

/**
 * Returns a function for the reason why an option is unavailable with the other selected options; null if it is
 * available.
 */
function useUnavailableReason(props: ChoiceFieldProps): (option: AttributeOption) => string | null {
  const { attribute, attributes, variations } = props;
  const intl = useIntl();
  const otherChoices = omitOwnChoice(props);
  return (option) => {
    const optionObstacle = findOptionObstacle(variations, otherChoices, attribute.name, option.value);
    if (optionObstacle === null) return null;
    return optionObstacle === "soldOut"
      ? intl.formatMessage({ id: "product.soldOut" })
      : formatUnavailableReason(intl, listChosenLabels(attributes, otherChoices));
  };
}

/** Returns the selected options without this attribute. */
const omitOwnChoice = ({ attribute, choice }: Pick<ChoiceFieldProps, "attribute" | "choice">): Choice =>
  Object.fromEntries(Object.entries(choice).filter(([name]) => name !== attribute.name));

const renderBold = (text: ReactNode) => <b key="b">{text}</b>;

const listChosenLabels = (attributes: readonly ProductAttribute[], choice: Choice): readonly string[] =>
  attributes.flatMap(({ name, options }) => options.find(({ value }) => value === choice[name])?.label ?? []);

const formatUnavailableReason = (intl: IntlShape, otherChoiceLabels: readonly string[]): string =>
  otherChoiceLabels.length > 0
    ? intl.formatMessage({ id: "product.notWith" }, { options: intl.formatList(otherChoiceLabels) })
    : intl.formatMessage({ id: "product.notAvailable" });

const OptionFieldset = chakra("fieldset", { base: { minWidth: "0", borderWidth: "0" } });
const ChoiceLegend = chakra("legend", {
  base: { textStyle: "label", fontWeight: "normal", mb: "1.5", "& b": { fontWeight: "semibold" } },
});
const OptionList = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
const MissingChoiceNote = chakra("p", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "7px",
    mt: "2",
    textStyle: "sm",
    fontWeight: "semibold",
    color: "danger.fg",
  },
});
