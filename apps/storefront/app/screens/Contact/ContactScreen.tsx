import type { OpeningState } from "@rewire/domain";
import { ContactPage } from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { useSettings } from "../../document/rootSettings.ts";
import { useLinks } from "../../navigation/useLinks.ts";

/** Contact page of the shop. */
export function ContactScreen({ open }: { open: OpeningState }) {
  const links = useLinks();
  const { site, place } = useSettings();
  return (
    <DeferredMessages>
      <ContactPage
        phone={site.number}
        chatHref={site.numberUrl}
        email={site.email}
        openingState={place.hours.length > 0 ? open : null}
        orderHref={links.orderStatus}
        trackHref={links.repairStatus}
        repairHref={links.repair}
      />
    </DeferredMessages>
  );
}
