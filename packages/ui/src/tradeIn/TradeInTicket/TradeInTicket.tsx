import type { TradeInAppointment, TradeInDevice } from "@rewire/domain";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { PageTitle } from "../../primitives/PageTitle/PageTitle.tsx";
import { AppointmentChange, type AppointmentChangeProps } from "../../repair/AppointmentChange/AppointmentChange.tsx";
import { ticketStyle } from "../../repair/rules/ticketStyle.ts";
import { useSlotDates } from "../../repair/SlotPicker/useSlotDates.ts";
import { chakra } from "../../theme/chakra.tsx";
import { useEstimateText } from "../rules/useEstimateText.ts";

export interface TradeInTicketProps extends Pick<
  AppointmentChangeProps,
  "days" | "timeZone" | "phone" | "action" | "fields" | "outcome"
> {
  /** Appointment; null for a link that opens none. */
  appointment: TradeInAppointment | null;
  /** Whether it can still be moved and cancelled. */
  canChange: boolean;
  /** Address of the shop; "" for none. */
  address: string;
  /** URL of the calendar file. */
  calendarHref: string;
  /** URL of the page that estimates a device. */
  estimateHref: string;
}

/** Page of an appointment for a trade-in: what was booked, and the forms that move and cancel it. */
export function TradeInTicket(props: TradeInTicketProps) {
  const { appointment, estimateHref } = props;
  if (!appointment)
    return (
      <Column>
        <PageTitle>
          <FormattedMessage id="tradeIn.missing.title" />
        </PageTitle>
        <p>
          <FormattedMessage id="tradeIn.missing.detail" />
        </p>
        <LinkButton variant="line" href={estimateHref}>
          <FormattedMessage id="tradeIn.again" />
        </LinkButton>
      </Column>
    );
  return (
    <Column>
      <PageTitle>
        <FormattedMessage id="tradeIn.page.title" />
      </PageTitle>
      {appointment.state === "cancelled" ? (
        <Alert tone="success" announce="polite">
          <FormattedMessage id="tradeIn.cancelled" />
        </Alert>
      ) : (
        <Facts {...props} appointment={appointment} />
      )}
      <Changes {...props} appointment={appointment} />
      {!props.canChange && (
        <LinkButton variant="line" href={estimateHref}>
          <FormattedMessage id="tradeIn.again" />
        </LinkButton>
      )}
    </Column>
  );
}

type BookedTicketProps = TradeInTicketProps & { appointment: TradeInAppointment };

function Facts({ appointment, timeZone, address }: BookedTicketProps) {
  const { formatDate } = useIntl();
  const dates = useSlotDates(timeZone);
  const text = useEstimateText();
  const { number, slot, device, validUntil } = appointment;
  const date = formatDate(validUntil, { timeZone, day: "numeric", month: "long", year: "numeric" });
  return (
    <TicketRoot>
      <FactList>
        <Fact label="number">
          <NumberText>{number}</NumberText>
        </Fact>
        <Fact label="time">
          <time dateTime={slot}>{dates.dateTime(slot)}</time>
        </Fact>
        {address && <Fact label="place">{address}</Fact>}
        <Fact label="device">{[device.name, device.storage].filter(Boolean).join(", ")}</Fact>
        <Fact label="condition">
          <Condition device={device} />
        </Fact>
        <Fact label="estimate">{text.estimate(device.estimate)}</Fact>
      </FactList>
      {device.estimate.kind === "range" && (
        <Hint>
          <FormattedMessage id="tradeIn.page.validUntil" values={{ date }} />
        </Hint>
      )}
      <Hint>
        <FormattedMessage id="tradeIn.page.bring" />
      </Hint>
      {device.problems.includes("lock") && (
        <Hint>
          <FormattedMessage id="tradeIn.estimate.lock" />
        </Hint>
      )}
    </TicketRoot>
  );
}

function Condition({ device: { problems } }: { device: TradeInDevice }) {
  const { formatList, formatMessage } = useIntl();
  if (problems.length === 0) return <FormattedMessage id="tradeIn.problem.none" />;
  return formatList(problems.map((problem) => formatMessage({ id: `tradeIn.problem.${problem}` })));
}

type FactName = "number" | "time" | "place" | "device" | "condition" | "estimate";

function Fact({ label, children }: { label: FactName; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={`tradeIn.page.${label}`} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Forms that change the appointment, or why it cannot be changed. */
function Changes({ appointment, canChange, action, fields, outcome, ...props }: BookedTicketProps) {
  const { state, slot } = appointment;
  if (!canChange)
    return state === "cancelled" ? null : (
      <Hint>
        <FormattedMessage id="tradeIn.past" />
      </Hint>
    );
  return (
    <>
      <AppointmentChange
        {...props}
        slot={slot}
        action={action}
        fields={fields}
        outcome={outcome}
        isPaid={false}
        changes={{ canMove: true, canCancel: false }}
      />
      <details>
        <Summary>
          <FormattedMessage id="tradeIn.cancel.title" />
        </Summary>
        <CancelForm method="post" action={action}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Hint>
            <FormattedMessage id="tradeIn.cancel.lead" />
          </Hint>
          <div>
            <Button type="submit" size="sm" variant="line" name="answer" value="cancel">
              <FormattedMessage id="repair.change.cancel" />
            </Button>
          </div>
        </CancelForm>
      </details>
      <Hint>
        <FormattedMessage id="tradeIn.page.keep" />
      </Hint>
    </>
  );
}

const Column = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "5",
    maxWidth: "36rem",
    "& > a": { justifySelf: "start", maxWidth: "full" },
  },
});
const TicketRoot = chakra("section", { base: { ...ticketStyle, display: "grid", gap: "3" } });
const FactList = chakra("dl", {
  base: {
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      columnGap: "4",
      py: "10px",
      borderBottom: "hairline",
    },
    "& dt": { color: "fg.muted", hyphens: "auto" },
    "& dd": { fontWeight: "medium", overflowWrap: "anywhere" },
  },
});
const NumberText = chakra("span", { base: { textStyle: "code", fontSize: "inherit" } });
const Hint = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const Summary = chakra("summary", {
  base: { minHeight: "target", py: "2.5", mb: "1", textStyle: "sm", fontWeight: "semibold", cursor: "pointer" },
});
const CancelForm = chakra("form", { base: { display: "grid", gap: "3" } });
