import type { OpeningState } from "@rewire/domain";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { hairlineGridStyle } from "../../patterns/grid.ts";
import { formatPhoneHref } from "../../patterns/rules/formatPhoneHref.ts";
import { Icon, type IconName } from "../../primitives/Icon/Icon.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface ContactOptionsProps {
  /** Formatted phone number; "" for none, as for chat and e-mail. */
  phone: string;
  /** URL of the chat. */
  chatHref: string;
  email: string;
  /** Opening state of the shop; null if it has configured no hours. */
  openingState: OpeningState | null;
  /** URL of the order status page; without it the option for orders is omitted. */
  orderHref?: string | undefined;
  /** URL of the repair status page; without it there is no tracking link. */
  trackHref?: string | undefined;
  repairHref: string;
}

/** Contact options of the shop, such as phone, chat and e-mail, with their response times. */
export function ContactOptions(props: ContactOptionsProps) {
  const { phone, chatHref, email, openingState, orderHref, trackHref, repairHref } = props;
  return (
    <ActionRow>
      {phone && (
        <ContactOption
          icon="call"
          title={<FormattedMessage id="contact.call" />}
          detail={openingState && <OpenStatus openingState={openingState} />}
        >
          <Link href={formatPhoneHref(phone)}>
            <bdi>{phone}</bdi>
          </Link>
        </ContactOption>
      )}
      {chatHref && (
        <ContactOption
          icon="chat"
          title={<FormattedMessage id="contact.chat" />}
          detail={<FormattedMessage id="contact.chatDetail" />}
        >
          <Link href={chatHref} rel="noopener">
            <FormattedMessage id="contact.startChat" />
          </Link>
        </ContactOption>
      )}
      {email && (
        <ContactOption
          icon="mail"
          title={<FormattedMessage id="contact.email" />}
          detail={<FormattedMessage id="contact.emailDetail" />}
        >
          <Link href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </Link>
        </ContactOption>
      )}
      {orderHref && <OrderOption orderHref={orderHref} />}
      <RepairOption trackHref={trackHref} repairHref={repairHref} />
    </ActionRow>
  );
}

function OrderOption({ orderHref }: { orderHref: string }) {
  return (
    <ContactOption
      icon="receipt"
      title={<FormattedMessage id="contact.order" />}
      detail={<FormattedMessage id="contact.orderDetail" />}
    >
      <Link href={orderHref}>
        <FormattedMessage id="contact.orderStatus" />
      </Link>
    </ContactOption>
  );
}

function RepairOption({ trackHref, repairHref }: Pick<ContactOptionsProps, "trackHref" | "repairHref">) {
  return (
    <ContactOption
      isRepair
      icon="construct"
      title={<FormattedMessage id="contact.repair" />}
      detail={
        trackHref !== undefined && (
          <Link href={trackHref}>
            <FormattedMessage id="contact.track" />
          </Link>
        )
      }
    >
      <Link href={repairHref}>
        <FormattedMessage id="contact.newRepair" />
      </Link>
    </ContactOption>
  );
}

/** Opening status in the shop's time zone: "Open now, until 19:00", or the next opening time. */
export function OpenStatus({ openingState }: { openingState: OpeningState }) {
  const { formatDate } = useIntl();
  if (openingState.isOpen) return <FormattedMessage id="layout.openNow" values={{ time: openingState.until }} />;
  if (!openingState.next) return <FormattedMessage id="contact.closed" />;
  const { date, from: opensAt, isToday } = openingState.next;
  if (isToday) return <FormattedMessage id="contact.opensToday" values={{ time: opensAt }} />;
  return (
    <FormattedMessage
      id="contact.opensOn"
      values={{
        time: opensAt,
        day: formatDate(`${date}T12:00:00Z`, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }),
      }}
    />
  );
}

function ContactOption({
  icon,
  title,
  detail,
  isRepair = false,
  children,
}: {
  icon: IconName;
  title: ReactNode;
  detail: ReactNode;
  isRepair?: boolean;
  children: ReactNode;
}) {
  return (
    <ContactItem>
      <Icon name={icon} size={1.75} color={isRepair ? "repair.fg" : "accent.fg"} />
      <h2>{title}</h2>
      <p>{children}</p>
      {detail && <DetailText>{detail}</DetailText>}
    </ContactItem>
  );
}

const ActionRow = chakra("ul", {
  base: {
    ...hairlineGridStyle,
    display: "grid",
    gridTemplateColumns: {
      base: "minmax(0, 1fr)",
      // Two columns at most, and one where large text needs the width.
      sm: "repeat(auto-fit, minmax(min(100%, max(13rem, 40%)), 1fr))",
      xl: "repeat(auto-fit, minmax(13rem, 1fr))",
    },
  },
});
const ContactItem = chakra("li", {
  base: {
    // No wider in large text, so that a phone number stays on one line.
    p: { base: "min({spacing.4}, 5vw)", sm: "min({spacing.6}, 5vw)" },
    bg: "bg.panel",
    overflowWrap: "anywhere",
    "& > h2": { textStyle: "h4", mt: "3" },
    "& > p": { mt: "1.5" },
    "& a": { fontWeight: "semibold" },
  },
});
const DetailText = chakra("div", { base: { mt: "1.5", textStyle: "sm", color: "fg.muted" } });
