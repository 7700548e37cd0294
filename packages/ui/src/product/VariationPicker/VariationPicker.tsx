import { findOptionObstacle, type Choice, type ProductAttribute, type Variation } from "@rewire/domain";
import { startTransition, useOptimistic } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { ChoiceField } from "./ChoiceField.tsx";

/**
 * Colours of product options as "#rrggbb", by attribute name and option value. An option without a colour shows its
 * label.
 */
export type Swatches = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface VariationPickerProps {
  attributes: readonly ProductAttribute[];
  variations: readonly Variation[];
  /** Selected options; the parent stores them and updates the URL. */
  choice: Choice;
  onChoose: (choice: Choice) => void;
  swatches?: Swatches | undefined;
  /** Names of attributes without a selected option, after an attempt to add the product. */
  missingNames?: readonly string[] | undefined;
  /** Id of the form that is posted with the options without JavaScript. @default none */
  formId?: string | undefined;
}

/**
 * Radio groups for the attributes of a product with variations. Unavailable options stay visible with the reason. A
 * selected option is shown at once; the parent renders its consequences in a transition.
 */
export function VariationPicker({
  attributes,
  variations,
  choice: renderedChoice,
  onChoose,
  swatches = {},
  missingNames = [],
  formId,
}: VariationPickerProps) {
  const [choice, showChoice] = useOptimistic(renderedChoice);
  const choose = (next: Choice) =>
    startTransition(() => {
      showChoice(next);
      onChoose(next);
    });
  const choices = attributes.filter(({ isChoice }) => isChoice);
  const omitChoice = (name: string) =>
    Object.fromEntries(Object.entries(choice).filter(([attributeName]) => attributeName !== name));
  const isBlocking = choices.some(({ name, options }) =>
    options.some(
      ({ value }) =>
        findOptionObstacle(variations, omitChoice(name), name, value) &&
        !findOptionObstacle(variations, {}, name, value),
    ),
  );

  return (
    <PickerRoot>
      {choices.map((attribute) => (
        <ChoiceField
          key={attribute.name}
          attribute={attribute}
          attributes={attributes}
          variations={variations}
          choice={choice}
          swatches={swatches[attribute.name]}
          formId={formId}
          isMissing={missingNames.includes(attribute.name)}
          onChoose={(value) => choose({ ...choice, [attribute.name]: value })}
        />
      ))}
      {isBlocking && (
        <ClearButtonRow>
          <Button variant="ghost" size="sm" icon="close" onClick={() => choose({})}>
            <FormattedMessage id="product.clearChoice" />
          </Button>
        </ClearButtonRow>
      )}
    </PickerRoot>
  );
}

/** Aligns with the options above. */
const ClearButtonRow = chakra("div", { base: { marginInlineStart: "-3" } });
const PickerRoot = chakra("div", { base: { display: "grid", gap: "18px" } });
