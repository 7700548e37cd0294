import { hasDevice, type FitDevice } from "@rewire/domain";
import { DeviceToggle } from "@rewire/ui";
import { FitMessages } from "./FitMessages.tsx";
import { toggleDevice } from "./changeDevices.ts";
import { useOwnedDevices } from "./useOwnedDevices.ts";

/** Toggle that adds a device to the shopper's devices, as stored in the browser. */
export function OwnedDeviceToggle({ device }: { device: FitDevice }) {
  const { devices } = useOwnedDevices();
  return (
    <FitMessages>
      <DeviceToggle
        name={device.name}
        isOwned={hasDevice(devices, device.slug)}
        onToggle={() => void toggleDevice(device)}
      />
    </FitMessages>
  );
}
