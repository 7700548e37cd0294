import { useMemo } from "react";
import { createDeviceLinks, judgeFit, type FitDevice } from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import { FitNote } from "@rewire/ui";
import { FitMessages } from "./FitMessages.tsx";
import { useOwnedDevices } from "./useOwnedDevices.ts";
import { useDocument } from "../../i18n/DocumentContext.tsx";

/** Devices that a product fits; in the browser, whether it fits one of the shopper's. */
export function FitStatement({ devices }: { devices: readonly FitDevice[] }) {
  const { locale } = useDocument();
  const { devices: ownedDevices } = useOwnedDevices();
  const { myDevices } = useMemo(() => createDeviceLinks(localePrefixes[locale]), [locale]);
  return (
    <FitMessages>
      <FitNote devices={devices} judgement={judgeFit({ fits: devices }, ownedDevices)} href={myDevices} />
    </FitMessages>
  );
}
