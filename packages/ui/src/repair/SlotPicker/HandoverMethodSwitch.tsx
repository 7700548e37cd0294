import type { HandoverMethod } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { createInPlaceHandler } from "../rules/createInPlaceHandler.ts";

export interface HandoverMethodSwitchProps {
  handoverMethod: HandoverMethod;
  handoverMethodHref: (handoverMethod: HandoverMethod) => string;
  onHandoverMethodChange?: ((handoverMethod: HandoverMethod) => void) | undefined;
  label: string;
}

const handoverMethods = [
  { method: "walkIn", icon: "storefront" },
  { method: "mailIn", icon: "cube" },
] as const;

/** Two links that select the handover method: bring the device to the shop, or send it by mail. */
export function HandoverMethodSwitch({
  handoverMethod,
  handoverMethodHref,
  onHandoverMethodChange,
  label,
}: HandoverMethodSwitchProps) {
  const link = useLinkComponent();
  return (
    <MethodList aria-label={label}>
      {handoverMethods.map(({ method: handoverOption, icon }) => (
        <li key={handoverOption}>
          <HandoverOption
            as={link}
            href={handoverMethodHref(handoverOption)}
            onClick={createInPlaceHandler(onHandoverMethodChange && (() => onHandoverMethodChange(handoverOption)))}
            aria-current={handoverOption === handoverMethod || undefined}
          >
            <Icon name={icon} />
            <FormattedMessage id={`repair.way.${handoverOption}`} />
          </HandoverOption>
        </li>
      ))}
    </MethodList>
  );
}

const MethodList = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
    maxWidth: "480px",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
  },
});
const HandoverOption = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    height: "full",
    minHeight: "control",
    px: "10px",
    py: "1",
    fontSize: "sm",
    fontWeight: "semibold",
    lineHeight: "tight",
    textAlign: "center",
    hyphens: "auto",
    overflowWrap: "anywhere",
    _hover: { bg: "bg.muted" },
    "&[aria-current]": { bg: "accent.solid", color: "accent.contrast" },
  },
});
