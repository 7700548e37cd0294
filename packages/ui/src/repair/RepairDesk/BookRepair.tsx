import type { HandoverMethod } from "@rewire/domain";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formatPhoneHref } from "../../patterns/rules/formatPhoneHref.ts";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { useSlotDates } from "../SlotPicker/useSlotDates.ts";

export interface BookRepairProps {
  /** First input that is missing for a booking; null if complete. */
  missingStep: "fault" | "note" | "faultNote" | "way" | null;
  /**
   * `mailto:` URL of a quote request with prefilled text, for repairs without a price; "" if the shop has no e-mail
   * address.
   */
  quoteHref?: string | undefined;
  /** URL of the current state of the repair page. */
  href: string;
  handoverMethod: HandoverMethod;
  slot: string | null;
  timeZone: string;
  /**
   * Called to reserve the slot and continue to checkout; without it (and without JavaScript) the phone number is shown.
   */
  onBook?: (() => void) | undefined;
  /** Whether the booking is pending. @default false */
  isBooking?: boolean | undefined;
  /** Message of the failure. */
  failure?: ReactNode;
  /** Phone number of the shop, for browsers without JavaScript; "" for none. */
  phone: string;
}

/**
 * Next action of the customer in a repair booking: a link to the first missing input, a link that requests a quote, or
 * the button that books the repair.
 */
export function BookRepair(props: BookRepairProps) {
  const { missingStep, quoteHref, href, failure, phone } = props;
  if (missingStep) {
    return (
      <>
        <LinkButton variant="repair" size="lg" isBlock href={`${href}#desk-${missingStep === "way" ? "way" : "fault"}`}>
          <FormattedMessage id={`repair.desk.missing.${missingStep}`} />
        </LinkButton>
        {/* Booking with a note requires JavaScript. */}
        {(missingStep === "note" || missingStep === "faultNote") && <PhoneNote phone={phone} />}
      </>
    );
  }
  if (quoteHref === "")
    return (
      <p>
        <FormattedMessage id="repair.desk.cannotQuote" />
      </p>
    );
  if (quoteHref !== undefined)
    return (
      <LinkButton variant="repair" size="lg" isBlock icon="mail" href={quoteHref}>
        <FormattedMessage id="repair.desk.askQuote" />
      </LinkButton>
    );
  return (
    <>
      {failure && (
        <Alert tone="danger" announce="assertive">
          {failure}
        </Alert>
      )}
      <BookButton {...props} />
      <PhoneNote phone={phone} />
    </>
  );
}

function BookButton({ handoverMethod, slot, timeZone, onBook, isBooking = false }: BookRepairProps) {
  const { formatMessage } = useIntl();
  const dates = useSlotDates(timeZone);
  return (
    <ScriptingContent>
      <Button
        variant="repair"
        size="lg"
        isBlock
        isLoading={isBooking}
        loadingText={formatMessage({ id: "repair.desk.booking" })}
        onClick={onBook}
      >
        {handoverMethod === "mailIn" || !slot ? (
          <FormattedMessage id="repair.desk.bookMail" />
        ) : (
          <FormattedMessage
            id="repair.desk.bookSlot"
            values={{ day: dates.longWeekday(slot), time: dates.time(slot) }}
          />
        )}
      </Button>
    </ScriptingContent>
  );
}

/** Note for browsers without JavaScript: asks to call, or to enable scripts if the shop has no number. */
function PhoneNote({ phone }: Pick<BookRepairProps, "phone">) {
  return (
    <NoScriptNote>
      {phone ? (
        <FormattedMessage
          id="repair.desk.call"
          values={{
            phone: (
              <Link key="phone" href={formatPhoneHref(phone)}>
                <bdi>{phone}</bdi>
              </Link>
            ),
          }}
        />
      ) : (
        <FormattedMessage id="repair.desk.needsScripts" />
      )}
    </NoScriptNote>
  );
}

const ScriptingContent = chakra("div", { base: { "@media (scripting: none)": { display: "none" } } });
const NoScriptNote = chakra("p", {
  base: { display: "none", textStyle: "sm", "@media (scripting: none)": { display: "block" } },
});
