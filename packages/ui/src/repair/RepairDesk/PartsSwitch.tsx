import type { PartsChoice } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Chip } from "../../primitives/Chip/Chip.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { createInPlaceHandler } from "../rules/createInPlaceHandler.ts";

export interface PartsSwitchProps {
  parts: PartsChoice;
  partsHref: (parts: PartsChoice) => string;
  onPartsChange?: ((parts: PartsChoice) => void) | undefined;
}

/** Switch between original and compatible spare parts, for shops in which customers can choose. */
export function PartsSwitch({ parts, partsHref, onPartsChange }: PartsSwitchProps) {
  const { formatMessage } = useIntl();
  return (
    <section aria-label={formatMessage({ id: "repair.desk.parts" })}>
      <SwitchLabel aria-hidden>
        <FormattedMessage id="repair.desk.parts" />
      </SwitchLabel>
      <PartsLinks>
        {(["original", "compatible"] as const).map((partsOption) => (
          <li key={partsOption}>
            <Chip
              label={formatMessage({ id: `repair.parts.${partsOption}` })}
              isSelected={partsOption === parts}
              href={partsHref(partsOption)}
              onClick={createInPlaceHandler(onPartsChange && (() => onPartsChange(partsOption)))}
            />
          </li>
        ))}
      </PartsLinks>
    </section>
  );
}

const SwitchLabel = chakra("p", { base: { textStyle: "label", mb: "2" } });
const PartsLinks = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", "& a": { minHeight: "target" } },
});
