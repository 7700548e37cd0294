import {
  tradeInLengths,
  type RepairDay,
  type TradeInFields,
  type TradeInIssues,
  type TradeInResult,
} from "@rewire/domain";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useFieldErrors } from "../../patterns/FieldErrors/useFieldErrors.ts";
import { PostForm } from "../../patterns/PostForm/PostForm.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Select } from "../../primitives/Select/Select.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { groupSlotsByDay } from "../../repair/rules/groupSlotsByDay.ts";
import { useSlotDates } from "../../repair/SlotPicker/useSlotDates.ts";
import { chakra } from "../../theme/chakra.tsx";
import { HiddenFields } from "../rules/HiddenFields.tsx";

/** Result of a trade-in booking that was refused: the reason and, for an invalid form, the invalid fields. */
export type RefusedBooking = Exclude<TradeInResult, { kind: "booked" }>;

export interface TradeInBookingProps {
  /** URL that the form is posted to, with the names of `TradeInFields`. */
  action: string;
  /** Hidden fields with device, answers and the form's random text. */
  fields: readonly (readonly [name: string, value: string])[];
  /** Whether the device is listed; if not, the form asks for its name. */
  isListed: boolean;
  /** Days that can be booked. */
  days: readonly RepairDay[];
  /** IANA name of the shop's time zone, in which times are shown. */
  timeZone: string;
  /** Values of a refused booking. */
  values: TradeInFields;
  /** Refusal of the last booking; null before the first. */
  result: RefusedBooking | null;
}

/**
 * Form that books an appointment for a trade-in at the shop. It works without JavaScript, and keeps the entered values
 * if the booking is refused.
 */
export function TradeInBooking(props: TradeInBookingProps) {
  const { action, fields, days, result } = props;
  const hasTimes = days.some(({ slots }) => slots.some(({ free: freePlaces }) => freePlaces > 0));
  const { formProps, getError } = useBookingErrors();
  return (
    <BookingSection id="booking" aria-labelledby="booking-title">
      <BookingTitle id="booking-title">
        <FormattedMessage id="tradeIn.book.title" />
      </BookingTitle>
      {result && <RefusalAlert result={result} />}
      {hasTimes ? (
        <BookingForm method="post" action={action} {...formProps}>
          <HiddenFields fields={fields} />
          <TimeField {...props} getError={getError} />
          <CustomerFields {...props} getError={getError} />
          <NoteText>
            <FormattedMessage id="tradeIn.book.privacy" />
          </NoteText>
          <div>
            <Button type="submit" size="lg">
              <FormattedMessage id="tradeIn.book.submit" />
            </Button>
          </div>
        </BookingForm>
      ) : (
        <NoteText>
          <FormattedMessage id="repair.slot.none" />
        </NoteText>
      )}
    </BookingSection>
  );
}

/** Validates the required fields of the form. */
function useBookingErrors() {
  const { formatMessage } = useIntl();
  const missing = formatMessage({ id: "tradeIn.issue.missing" });
  return useFieldErrors({
    messages: {
      slot: { missing: formatMessage({ id: "repair.change.missing" }) },
      deviceName: { missing },
      name: { missing },
      email: { missing, format: formatMessage({ id: "tradeIn.issue.email" }) },
    },
  });
}

type FieldsProps = TradeInBookingProps & Pick<ReturnType<typeof useBookingErrors>, "getError">;

/** Returns the issues of a refused booking. */
const listIssues = (result: RefusedBooking | null): TradeInIssues => (result?.kind === "invalid" ? result.issues : {});

function TimeField({ days, timeZone, values, result, getError }: FieldsProps) {
  const { formatMessage } = useIntl();
  const dates = useSlotDates(timeZone);
  const groups = groupSlotsByDay(days, dates);
  const isSlotFree = groups.some(({ options }) => options.some(({ value }) => value === values.slot));
  const firstSlot = groups[0]?.options[0];
  return (
    <Select
      name="slot"
      label={formatMessage({ id: "tradeIn.book.time" })}
      hint={firstSlot && formatMessage({ id: "repair.change.timeHint" }, { zone: dates.timeZoneName(firstSlot.value) })}
      error={getError("slot") ?? (listIssues(result).slot && formatMessage({ id: "repair.change.missing" }))}
      placeholder={formatMessage({ id: "repair.change.choose" })}
      options={groups}
      defaultValue={isSlotFree ? values.slot : ""}
      required
    />
  );
}

function CustomerFields({ isListed, values, result, getError }: FieldsProps) {
  const { formatMessage } = useIntl();
  const issues = listIssues(result);
  const createFieldProps = (name: Exclude<keyof TradeInFields, "slot">) => {
    const issue = issues[name];
    return {
      name,
      label: formatMessage({ id: `tradeIn.book.${name}` }),
      defaultValue: values[name],
      maxLength: tradeInLengths[name],
      error:
        (name === "phone" ? undefined : getError(name)) ?? (issue && formatMessage({ id: `tradeIn.issue.${issue}` })),
    };
  };
  return (
    <>
      {!isListed && <TextField {...createFieldProps("deviceName")} autoComplete="off" required />}
      <TextField {...createFieldProps("name")} autoComplete="name" required />
      <TextField {...createFieldProps("email")} type="email" autoComplete="email" required />
      <TextField {...createFieldProps("phone")} type="tel" autoComplete="tel" isOptional />
    </>
  );
}

function RefusalAlert({ result }: { result: RefusedBooking }) {
  const alertRef = useRef<HTMLDivElement>(null);
  // The form is below the estimate, so the alert may be outside the viewport.
  useEffect(() => {
    if (result) alertRef.current?.focus();
  }, [result]);
  return (
    <Alert ref={alertRef} tone={result.kind === "invalid" ? "danger" : "warning"} announce="assertive">
      {result.kind === "tooMany" ? (
        <FormattedMessage id="tradeIn.tooMany" values={{ minutes: Math.ceil(result.waitSeconds / 60) }} />
      ) : (
        <FormattedMessage id={refusalMessages[result.kind]} />
      )}
    </Alert>
  );
}

const refusalMessages = {
  invalid: "tradeIn.invalid",
  taken: "repair.slot.taken",
  unavailable: "tradeIn.unavailable",
} as const satisfies Record<Exclude<RefusedBooking["kind"], "tooMany">, string>;

const BookingSection = chakra("section", {
  base: { maxWidth: "36rem", display: "grid", gap: "4", scrollMarginTop: "24" },
});
const BookingTitle = chakra("h2", { base: { textStyle: "h3" } });
const BookingForm = chakra(PostForm, { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4" } });
const NoteText = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
