import { hasDevice, type FitDevice } from "@rewire/domain";
import { DeviceToggle } from "@rewire/ui";
import { FitMessages } from "./FitMessages.tsx";
import { toggleDevice } from "./changeDevices.ts";
import { useOwnedDevices } from "./useOwnedDevices.ts";

// @chunk devices: used by product pages and the page of devices.

interface OwnedDeviceToggleProps {
  device: FitDevice;
  /** Whether the device's name is visible. @default false */
  includesName?: boolean | undefined;
}

/** Toggle button that adds a device to the shopper's devices stored in this browser, or removes it. */
export function OwnedDeviceToggle({ device, includesName }: OwnedDeviceToggleProps) {
  const { devices } = useOwnedDevices();
  return (
    <FitMessages fallback={null}>
      <DeviceToggle
        name={device.name}
        isOwned={hasDevice(devices, device.slug)}
        includesName={includesName}
        onToggle={() => void toggleDevice(device)}
      />
    </FitMessages>
  );
}
