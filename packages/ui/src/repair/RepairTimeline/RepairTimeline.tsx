import { listRepairSteps, type RepairProgress, type RepairState } from "@rewire/domain";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formatPhoneHref } from "../../patterns/rules/formatPhoneHref.ts";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Stepper } from "../../primitives/Stepper/Stepper.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { useSlotDates } from "../SlotPicker/useSlotDates.ts";
import { RepairDecisionForm, type RepairDecisionFormProps } from "./RepairDecisionForm.tsx";

export interface RepairTimelineProps extends Omit<RepairDecisionFormProps, "decision" | "phone"> {
  repair: RepairProgress;
  /** IANA name of the shop's time zone, in which times are shown. */
  timeZone: string;
  /** What is known of steps that have not been reached, such as where the device is collected. @default nothing */
  previews?: Readonly<Partial<Record<RepairState, ReactNode>>> | undefined;
  /** Formatted phone number, for a new price that cannot be shown; "" for none. */
  phone: string;
}

/**
 * Progress of a repair: the decision on a changed price if one is pending, then each step with its time. The page's
 * heading is above it.
 */
export function RepairTimeline({ repair, timeZone, previews = {}, phone, ...decisionProps }: RepairTimelineProps) {
  const { formatMessage } = useIntl();
  const dates = useSlotDates(timeZone);
  const { decision } = repair;

  return (
    <TimelineLayout>
      {decision && (
        <section aria-label={formatMessage({ id: "repair.decision.title" })}>
          {decision === "unreadable" ? (
            <Alert tone="warning">
              {phone ? (
                <FormattedMessage
                  id="repair.decision.unreadable"
                  values={{
                    phone: (
                      <Link key="phone" href={formatPhoneHref(phone)}>
                        <bdi>{phone}</bdi>
                      </Link>
                    ),
                  }}
                />
              ) : (
                <FormattedMessage id="repair.decision.unreadableAsk" />
              )}
            </Alert>
          ) : (
            <RepairDecisionForm decision={decision} phone={phone} {...decisionProps} />
          )}
        </section>
      )}
      <section>
        <TimelineTitle>
          <FormattedMessage id="repair.status.title" />
        </TimelineTitle>
        <Stepper
          tone="repair"
          steps={listRepairSteps(repair).map(({ state, status, event }) => ({
            id: state,
            state: status,
            title: (
              <StepTitle>
                {formatMessage({ id: `repair.status.${state}` })}
                {event?.at && <TimeText dateTime={event.at}>{dates.dateTime(event.at)}</TimeText>}
              </StepTitle>
            ),
            children: createNote(status === "next" ? previews[state] : event?.note),
          }))}
        />
      </section>
    </TimelineLayout>
  );
}

const createNote = (note: ReactNode) => (note ? <EventNote>{note}</EventNote> : undefined);

const TimelineLayout = chakra("div", { base: { display: "grid", gap: "10", gridTemplateColumns: "minmax(0, 1fr)" } });
const TimelineTitle = chakra("h2", { base: { textStyle: "h2", mb: "5" } });
const StepTitle = chakra("span", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: "4",
    overflowWrap: "anywhere",
  },
});
const TimeText = chakra("time", { base: { textStyle: "sm", fontWeight: "normal", color: "fg.subtle" } });
const EventNote = chakra("p", {
  base: { mt: "1", textStyle: "sm", color: "fg.muted", maxWidth: "container.text", overflowWrap: "anywhere" },
});
