import type { PartsChoice } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Chip } from "../../primitives/Chip/Chip.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { handleInPlace } from "../rules/handleInPlace.ts";

export interface PartsSwitchProps {
  parts: PartsChoice;
  partsHref: (parts: PartsChoice) => string;
  onParts?: ((parts: PartsChoice) => void) | undefined;
}

/** Switch between original and compatible parts, for shops where customers can choose. */
export function PartsSwitch({ parts, partsHref, onParts }: PartsSwitchProps) {
  const { formatMessage } = useIntl();
  return (
    <section aria-label={formatMessage({ id: "repair.desk.parts" })}>
      <Label aria-hidden>
        <FormattedMessage id="repair.desk.parts" />
      </Label>
      <Choices>
        {(["original", "compatible"] as const).map((one) => (
          <li key={one}>
            <Chip
              label={formatMessage({ id: `repair.parts.${one}` })}
              isSelected={one === parts}
              href={partsHref(one)}
              onClick={handleInPlace(onParts && (() => onParts(one)))}
            />
          </li>
        ))}
      </Choices>
    </section>
  );
}

const Label = chakra("p", { base: { textStyle: "label", mb: "2" } });
const Choices = chakra("ul", { base: { display: "flex", flexWrap: "wrap", gap: "2", "& a": { minHeight: "target" } } });
