import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface DeviceToggleProps {
  /** Name of the device. */
  name: string;
  /** Whether it is one of the shopper's devices. */
  isOwned: boolean;
  onToggle: () => void;
}

/** Toggle that adds a device to the shopper's devices or removes it; not shown without JavaScript. */
export function DeviceToggle({ name, isOwned, onToggle }: DeviceToggleProps) {
  const { formatMessage } = useIntl();
  return (
    <OnlyScripted>
      <Button
        size="sm"
        variant={isOwned ? "line" : "ghost"}
        icon={isOwned ? "check" : "add"}
        aria-pressed={isOwned}
        aria-label={formatMessage({ id: "fit.haveNamed" }, { name })}
        onClick={onToggle}
      >
        {formatMessage({ id: "fit.have" })}
      </Button>
    </OnlyScripted>
  );
}

const OnlyScripted = chakra("span", { base: { flex: "none", "@media (scripting: none)": { display: "none" } } });
