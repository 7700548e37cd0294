import type { RepairWay } from "@rewire/domain";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { phoneHref } from "../../patterns/rules/phoneHref.ts";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { useSlotDates } from "../SlotPicker/useSlotDates.ts";

export interface BookRepairProps {
  /** What is missing before it can be booked; null when nothing is. */
  missing: "fault" | "note" | "faultNote" | "way" | null;
  /** Where nobody can say a price: the way to ask for one, as an e-mail that is written already; "" where there is none. */
  quoteHref?: string | undefined;
  /** This state of the desk. */
  href: string;
  way: RepairWay;
  slot: string | null;
  timeZone: string;
  /** Reserves the time and goes on to checkout; without it (and without JavaScript) the number to call is shown. */
  onBook?: (() => void) | undefined;
  /** @default false */
  isBooking?: boolean | undefined;
  /** Message of the failure. */
  failure?: ReactNode;
  /** The shop's number, for those whose browser runs no scripts; "" where there is none. */
  phone: string;
}

/** The way on from an estimate: to what is missing, or to checkout with this time. */
export function BookRepair(props: BookRepairProps) {
  const { missing, quoteHref, href, failure, phone } = props;
  if (missing) {
    return (
      <>
        <LinkButton variant="repair" size="lg" isBlock href={`${href}#desk-${missing === "way" ? "way" : "fault"}`}>
          <FormattedMessage id={`repair.desk.missing.${missing}`} />
        </LinkButton>
        {/* A note is kept by a script alone. */}
        {(missing === "note" || missing === "faultNote") && <PhoneNote phone={phone} />}
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

function BookButton({ way, slot, timeZone, onBook, isBooking = false }: BookRepairProps) {
  const { formatMessage } = useIntl();
  const dates = useSlotDates(timeZone);
  return (
    <ForScripts>
      <Button
        variant="repair"
        size="lg"
        isBlock
        isLoading={isBooking}
        loadingText={formatMessage({ id: "repair.desk.booking" })}
        onClick={onBook}
      >
        {way === "mailIn" || !slot ? (
          <FormattedMessage id="repair.desk.bookMail" />
        ) : (
          <FormattedMessage
            id="repair.desk.bookSlot"
            values={{ day: dates.weekdayLong(slot), time: dates.time(slot) }}
          />
        )}
      </Button>
    </ForScripts>
  );
}

/** Where no scripts run: asks to call, or says that scripts are needed where the shop has no number. */
function PhoneNote({ phone }: Pick<BookRepairProps, "phone">) {
  return (
    <WithoutScripts>
      {phone ? (
        <FormattedMessage
          id="repair.desk.call"
          values={{
            phone: (
              <Link key="phone" href={phoneHref(phone)}>
                {phone}
              </Link>
            ),
          }}
        />
      ) : (
        <FormattedMessage id="repair.desk.needsScripts" />
      )}
    </WithoutScripts>
  );
}

const ForScripts = chakra("div", { base: { "@media (scripting: none)": { display: "none" } } });
const WithoutScripts = chakra("p", {
  base: { display: "none", textStyle: "sm", "@media (scripting: none)": { display: "block" } },
});
