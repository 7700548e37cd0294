import { useMemo } from "react";
import { createDeviceLinks, assessFit, type ProductFit } from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import { FitNote } from "@rewire/ui";
import { FitMessages } from "./FitMessages.tsx";
import { useOwnedDevices } from "./useOwnedDevices.ts";
import { useDocument } from "../../i18n/DocumentContext.tsx";

/**
 * Notice that lists the devices a product fits. In the browser, it also states whether the product fits one of the
 * shopper's devices.
 */
export function FitStatement({ fit }: { fit: Pick<ProductFit, "fits" | "uncharged"> }) {
  const { locale } = useDocument();
  const { devices: ownedDevices } = useOwnedDevices();
  const { myDevices } = useMemo(() => createDeviceLinks(localePrefixes[locale]), [locale]);
  return (
    <FitMessages fallback={null}>
      <FitNote devices={fit.fits} assessment={assessFit(fit, ownedDevices)} href={myDevices} />
    </FitMessages>
  );
}
