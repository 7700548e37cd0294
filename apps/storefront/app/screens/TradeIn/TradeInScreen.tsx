import {
  createTradeInLinks,
  emptyTradeInQuery,
  listTradeInFields,
  stringifyTradeInQuery,
  unlistedDeviceSlug,
} from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import {
  ChosenDevice,
  DevicePicker,
  Link,
  PageSection,
  PageTitle,
  SectionHeader,
  TradeInBooking,
  TradeInEstimate,
  TradeInQuestions,
  TradeInTicket,
  type TradeInTicketProps,
} from "@rewire/ui";
import { FormattedMessage } from "react-intl";
import { useSettings } from "../../document/rootSettings.ts";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { useLinks } from "../../navigation/useLinks.ts";
import { useRemoveParameter } from "../../navigation/useRemoveParameter.ts";
import { FormDraft, useClearFormDraft } from "../parts/FormDraft.tsx";
import { TradeInMessages } from "./TradeInMessages.tsx";
import type { TradeInView } from "./TradeInView.ts";

const DRAFT_NAME = "tradeIn";

/** Page on which customers get an estimate for a used device and book an appointment to sell it at the counter. */
export function TradeInScreen({ view }: { view: TradeInView }) {
  return (
    <TradeInMessages>
      <PageSection>
        <PageTitle>
          <FormattedMessage id="tradeIn.title" />
        </PageTitle>
        <p>
          <FormattedMessage id="tradeIn.lead" />
        </p>
      </PageSection>
      <PageSection verticalPadding="below">
        <DeviceStep view={view} />
      </PageSection>
      {(view.device !== null || view.isUnlisted) && (
        <PageSection verticalPadding="below">
          <QuestionStep view={view} />
        </PageSection>
      )}
      {view.estimate && <EstimateStep view={view} estimate={view.estimate} />}
    </TradeInMessages>
  );
}

function useTradeInLink(): string {
  const { locale } = useDocument();
  return createTradeInLinks(localePrefixes[locale]).tradeIn;
}

function DeviceStep({ view: { query, device, devices, isUnlisted } }: { view: TradeInView }) {
  const href = useTradeInLink();
  if (device) return <ChosenDevice device={device} changeHref={href} />;
  if (isUnlisted)
    return (
      <p>
        <b>
          <FormattedMessage id="tradeIn.unlisted" />
        </b>
        {" · "}
        <Link href={href}>
          <FormattedMessage id="repair.device.change" />
        </Link>
      </p>
    );
  return (
    <>
      <SectionHeader title={<FormattedMessage id="tradeIn.book.deviceName" />} />
      <DevicePicker
        devices={devices}
        search={query.search}
        searchHref={(search) => {
          const text = stringifyTradeInQuery({ ...query, search });
          return text ? `${href}?${text}` : href;
        }}
        deviceHref={({ slug }) => `${href}?device=${encodeURIComponent(slug)}`}
        unlistedHref={`${href}?device=${unlistedDeviceSlug}`}
        unlistedHint={<FormattedMessage id="tradeIn.unlistedHint" />}
      />
    </>
  );
}

function QuestionStep({ view: { query, storages, storage, questions } }: { view: TradeInView }) {
  const href = useTradeInLink();
  return (
    <TradeInQuestions
      // Another device has other questions, whose answers must not be those of the former one.
      key={query.device}
      action={`${href}#estimate`}
      fields={[["device", query.device ?? ""]]}
      storages={storages}
      storage={storage}
      questions={questions}
      answers={query.answers}
    />
  );
}

function EstimateStep({ view, estimate }: { view: TradeInView; estimate: NonNullable<TradeInView["estimate"]> }) {
  const { query, device, storage, problems, formId, days, values, result } = view;
  const href = useTradeInLink();
  const links = useLinks();
  const { place, desk } = useSettings();
  const bookedQuery = { ...query, search: emptyTradeInQuery.search, storage };
  return (
    <>
      <PageSection verticalPadding="below">
        <TradeInEstimate
          estimate={estimate}
          device={[device?.name, storage].filter(Boolean).join(", ")}
          isLocked={problems.includes("lock")}
          validDays={desk.estimateDays}
          repairHref={device ? `${links.repair}?device=${encodeURIComponent(device.slug)}` : links.repair}
        />
      </PageSection>
      <PageSection verticalPadding="below">
        <FormDraft name={DRAFT_NAME}>
          <TradeInBooking
            // With the selection, so that a refused booking keeps it when the language is changed.
            action={`${href}?${stringifyTradeInQuery(bookedQuery)}#booking`}
            fields={[...listTradeInFields(bookedQuery), ["form", formId]]}
            isListed={device !== null}
            days={days}
            timeZone={place.timeZone}
            values={values}
            result={result}
          />
        </FormDraft>
      </PageSection>
    </>
  );
}

export interface TradeInAppointmentScreenProps extends Pick<
  TradeInTicketProps,
  "appointment" | "canChange" | "days" | "outcome"
> {
  /** Number and key of the appointment's link. */
  fields: { readonly number: string; readonly key: string };
}

// In this module, because with a separate module the bundler would split the form controls that the checkout loads.
/** Page of a trade-in appointment, for visitors with the link to the appointment. */
export function TradeInAppointmentScreen({ fields, ...ticket }: TradeInAppointmentScreenProps) {
  const { locale } = useDocument();
  const { place, site } = useSettings();
  useRemoveParameter("done");
  // A booking leads here.
  useClearFormDraft(ticket.appointment && !ticket.outcome ? DRAFT_NAME : null);
  const links = createTradeInLinks(localePrefixes[locale]);
  return (
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
  );
}
