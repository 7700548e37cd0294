import { useMemo } from "react";
import { createDeviceLinks, assessFit, type FitDevice } from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import { FitNote } from "@rewire/ui";
import { FitMessages } from "./FitMessages.tsx";
import { useOwnedDevices } from "./useOwnedDevices.ts";
import { useDocument } from "../../i18n/DocumentContext.tsx";

/**
 * Line with the devices that a product fits; in the browser, it states whether the product fits one of the shopper's
 * devices.
 */
export function FitStatement({ devices }: { devices: readonly FitDevice[] }) {
  const { locale } = useDocument();
  const { devices: ownedDevices } = useOwnedDevices();
  const { myDevices } = useMemo(() => createDeviceLinks(localePrefixes[locale]), [locale]);
  return (
    <FitMessages>
      <FitNote devices={devices} assessment={assessFit({ fits: devices }, ownedDevices)} href={myDevices} />
    </FitMessages>
  );
}
