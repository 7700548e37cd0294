import { createTradeInLinks } from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import { PageSection, TradeInTicket, type TradeInTicketProps } from "@rewire/ui";
import { useSettings } from "../../document/rootSettings.ts";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { DeskMessages } from "../parts/DeskMessages.tsx";
import { TradeInMessages } from "./TradeInMessages.tsx";

export interface TradeInAppointmentScreenProps extends Pick<
  TradeInTicketProps,
  "appointment" | "canChange" | "days" | "outcome"
> {
  /** Number and key of the appointment's link. */
  fields: { readonly number: string; readonly key: string };
}

/** Page of an appointment for a trade-in, for whoever has its link. */
export function TradeInAppointmentScreen({ fields, ...ticket }: TradeInAppointmentScreenProps) {
  const { locale } = useDocument();
  const { place, site } = useSettings();
  const links = createTradeInLinks(localePrefixes[locale]);
  return (
    <DeferredMessages>
      <DeskMessages>
        <TradeInMessages>
          <PageSection>
            <TradeInTicket
              {...ticket}
              timeZone={place.timeZone}
              phone={site.number}
              address={[place.street, place.city].filter(Boolean).join(", ")}
              action={links.tradeInAppointment}
              fields={{ ...fields }}
              calendarHref={links.tradeInFile(fields.number, fields.key)}
              estimateHref={links.tradeIn}
            />
          </PageSection>
        </TradeInMessages>
      </DeskMessages>
    </DeferredMessages>
  );
}
