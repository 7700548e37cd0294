import type { HandoverMethod } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { handleInPlace } from "../rules/handleInPlace.ts";

export interface WaySwitchProps {
  way: HandoverMethod;
  wayHref: (way: HandoverMethod) => string;
  onWay?: ((way: HandoverMethod) => void) | undefined;
  label: string;
}

const ways = [
  { way: "walkIn", icon: "storefront" },
  { way: "mailIn", icon: "cube" },
] as const;

/** Pair of links to select the handover method: bring the device to the shop, or send it by mail. */
export function WaySwitch({ way, wayHref, onWay, label }: WaySwitchProps) {
  const link = useLinkComponent();
  return (
    <Switch aria-label={label}>
      {ways.map(({ way: one, icon }) => (
        <li key={one}>
          <HandoverOption
            as={link}
            href={wayHref(one)}
            onClick={handleInPlace(onWay && (() => onWay(one)))}
            aria-current={one === way || undefined}
          >
            <Icon name={icon} />
            <FormattedMessage id={`repair.way.${one}`} />
          </HandoverOption>
        </li>
      ))}
    </Switch>
  );
}

const Switch = chakra("ul", {
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
