import { useMemo, useState } from "react";
import { createDeviceLinks, MAX_OWNED_DEVICES, type FitDevice } from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import { DeviceFinder, MyDevices, PageSection, PageTitle, Scripting, SectionHeader, useIsHydrated } from "@rewire/ui";
import { FormattedMessage } from "react-intl";
import { FitMessages } from "../../commerce/devices/FitMessages.tsx";
import { storedDevices } from "../../commerce/devices/storedDevices.ts";
import { toggleDevice } from "../../commerce/devices/changeDevices.ts";
import { useOwnedDevices } from "../../commerce/devices/useOwnedDevices.ts";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { useLinks } from "../../navigation/useLinks.ts";

interface DevicesScreenProps {
  title: string;
  /** All devices of the shop, sorted by name. */
  devices: readonly FitDevice[];
  /** Slugs of the devices that are repaired. */
  repairedDevices: readonly string[];
}

/**
 * Page on which shoppers select their devices. The selection is read from browser storage, so the server-rendered HTML
 * is the same for everyone.
 */
export function DevicesScreen({ title, ...props }: DevicesScreenProps) {
  return (
    <PageSection verticalPadding="page">
      <PageTitle>{title}</PageTitle>
      <FitMessages>
        <DevicesContents {...props} />
      </FitMessages>
    </PageSection>
  );
}

function DevicesContents({ devices, repairedDevices }: Omit<DevicesScreenProps, "title">) {
  const { locale } = useDocument();
  const { repairOf } = useLinks();
  const links = useMemo(() => createDeviceLinks(localePrefixes[locale]), [locale]);
  const isHydrated = useIsHydrated();
  const { devices: ownedDevices, isInAccount } = useOwnedDevices();
  const [isFull, setIsFull] = useState(false);
  const handleToggle = (device: FitDevice) => setIsFull(!toggleDevice(device));
  const storage = isInAccount ? "account" : storedDevices.isStored() ? "browser" : "none";

  return (
    <>
      <p>
        <FormattedMessage id="fit.lead" />
      </p>
      <Scripting visibility="on">
        <MyDevices
          devices={isHydrated ? ownedDevices : undefined}
          fittingProductsHref={links.fits}
          repairHref={repairOf}
          repairedDevices={new Set(repairedDevices)}
          onRemove={handleToggle}
          storage={storage}
        />
      </Scripting>
      <section aria-labelledby="all-devices">
        <SectionHeader id="all-devices" title={<FormattedMessage id="fit.add" />} />
        <DeviceFinder
          devices={devices}
          ownedSlugs={new Set(ownedDevices.map(({ slug }) => slug))}
          onToggle={handleToggle}
          fittingProductsHref={links.fits}
          maxCount={MAX_OWNED_DEVICES}
          isFull={isFull}
        />
      </section>
    </>
  );
}
