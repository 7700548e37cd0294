import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";

// @chunk devices: used by product pages and the page of devices.

export interface DeviceToggleProps {
  /** Name of the device. */
  name: string;
  /** Whether it is one of the shopper's devices. */
  isOwned: boolean;
  onToggle: () => void;
  /** Whether the device's name is visible, if nothing else names it. @default false */
  includesName?: boolean | undefined;
}

/** Toggle that adds a device to the shopper's devices or removes it. It is hidden without JavaScript. */
export function DeviceToggle({ name, isOwned, onToggle, includesName = false }: DeviceToggleProps) {
  const { formatMessage } = useIntl();
  const fullLabel = formatMessage({ id: "fit.haveNamed" }, { name });
  return (
    <JavaScriptOnly>
      <Button
        size="sm"
        variant={isOwned ? "line" : "ghost"}
        icon={isOwned ? "check" : "add"}
        aria-pressed={isOwned}
        aria-label={fullLabel}
        onClick={onToggle}
      >
        {includesName ? fullLabel : formatMessage({ id: "fit.have" })}
      </Button>
    </JavaScriptOnly>
  );
}

const JavaScriptOnly = chakra("span", { base: { flex: "none", "@media (scripting: none)": { display: "none" } } });
