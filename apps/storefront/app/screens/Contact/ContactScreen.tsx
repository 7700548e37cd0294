import { createTradeInLinks, type OpeningState } from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import { ContactPage } from "@rewire/ui";
import { useSettings } from "../../document/rootSettings.ts";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { ServiceMessages } from "../parts/ServiceMessages.tsx";
import { useLinks } from "../../navigation/useLinks.ts";
import { MessageToShop, type PostedMessage } from "./MessageToShop.tsx";

interface ContactScreenProps {
  open: OpeningState;
  /** Whether the shop takes devices in. @default false */
  hasTradeIn?: boolean;
  /** Message that was posted without JavaScript; null for none. @default null */
  submission?: PostedMessage | null;
}

/** Contact page of the shop. The form is shown only if the shop has an e-mail address. */
export function ContactScreen({ open: openingState, hasTradeIn = false, submission = null }: ContactScreenProps) {
  const links = useLinks();
  const { locale } = useDocument();
  const { site, place } = useSettings();
  return (
    <ServiceMessages>
      <ContactPage
        phone={site.number}
        chatHref={site.numberUrl}
        email={site.email}
        openingState={place.hours.length > 0 ? openingState : null}
        orderHref={links.orderStatus}
        trackHref={links.repairStatus}
        repairHref={links.repair}
        tradeInHref={hasTradeIn ? createTradeInLinks(localePrefixes[locale]).tradeIn : undefined}
        form={site.email && <MessageToShop posted={submission} />}
      />
    </ServiceMessages>
  );
}
