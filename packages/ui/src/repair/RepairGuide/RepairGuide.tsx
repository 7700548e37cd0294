import { listRepairQuestions, type RepairMenu } from "@rewire/domain";
import { useId, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useRepairSteps } from "../rules/useRepairSteps.tsx";
import { RepairTable } from "../RepairTable/RepairTable.tsx";
import { formatPhoneHref } from "../../patterns/rules/formatPhoneHref.ts";
import { Accordion } from "../../primitives/Accordion/Accordion.tsx";
import { Icon, type IconName } from "../../primitives/Icon/Icon.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { Stepper } from "../../primitives/Stepper/Stepper.tsx";
import { useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface RepairGuideProps {
  /** Prices of common repairs, one list per kind of device. */
  menus: readonly RepairMenu[];
  /** Formatted phone number; "" for none, as for the chat. */
  phone: string;
  /** URL of the chat. */
  chatHref: string;
  /** Whether devices may be sent by mail. */
  acceptsMailInRepairs: boolean;
  /** Whether the shop has a counter with opening hours. @default true */
  hasCounter?: boolean | undefined;
  /** URL of the trade-in desk; null where the shop takes no devices. @default null */
  tradeInHref?: string | null | undefined;
}

/**
 * Information below the repair booking: process, prices of common repairs, trade-in as an alternative, guarantees,
 * handover methods, and frequently asked questions.
 */
export function RepairGuide({
  menus,
  phone,
  chatHref,
  acceptsMailInRepairs,
  hasCounter = true,
  tradeInHref = null,
}: RepairGuideProps) {
  const { showStandardClaims } = useShopSettings();
  const steps = useRepairSteps(SmallText);
  const availableMethods = handoverMethods.filter(({ id }) => (id === "walkIn" ? hasCounter : acceptsMailInRepairs));

  return (
    <SectionStack>
      <GuideSection title={<FormattedMessage id="repair.guide.how" />}>
        <Stepper isNumbered tone="repair" direction="horizontal" steps={steps} />
      </GuideSection>
      {menus.length > 0 && (
        <GuideSection title={<FormattedMessage id="repair.guide.prices" />}>
          <ColumnGrid>
            {menus.map(({ device, label, repairs }) => (
              <div key={device}>
                <ItemTitle>{label}</ItemTitle>
                <RepairTable device={label} repairs={repairs} size="sm" />
              </div>
            ))}
          </ColumnGrid>
        </GuideSection>
      )}
      {tradeInHref !== null && <TradeInSection href={tradeInHref} />}
      {showStandardClaims && (
        <GuideSection title={<FormattedMessage id="repair.guide.promises" />}>
          <ColumnGrid>
            {guarantees.map(({ id, icon }) => (
              <GuideItem key={id} icon={icon} title={<FormattedMessage id={`repair.guide.${id}`} />}>
                <FormattedMessage id={`repair.guide.${id}Detail`} />
              </GuideItem>
            ))}
          </ColumnGrid>
        </GuideSection>
      )}
      {availableMethods.length > 0 && (
        <GuideSection title={<FormattedMessage id="repair.guide.ways" />}>
          <ColumnGrid>
            {availableMethods.map(({ id, icon }) => (
              <GuideItem key={id} icon={icon} title={<FormattedMessage id={`repair.way.${id}`} />}>
                <FormattedMessage id={`repair.guide.${id}${showStandardClaims ? "Detail" : "Plain"}`} />
              </GuideItem>
            ))}
          </ColumnGrid>
        </GuideSection>
      )}
      <QuestionSection phone={phone} chatHref={chatHref} />
    </SectionStack>
  );
}

/** Way to the trade-in desk, for readers who would rather sell the device. */
function TradeInSection({ href }: { href: string }) {
  return (
    <GuideSection title={<FormattedMessage id="repair.sell.title" />}>
      <SmallText>
        <FormattedMessage id="repair.sell.detail" />
      </SmallText>
      <LinkRow>
        <LinkButton variant="line" icon="tag" href={href}>
          <FormattedMessage id="repair.sell.link" />
        </LinkButton>
      </LinkRow>
    </GuideSection>
  );
}

/** Frequent questions with answers, and contact links. */
function QuestionSection({ phone, chatHref }: Pick<RepairGuideProps, "phone" | "chatHref">) {
  const { formatMessage } = useIntl();
  const { showStandardClaims } = useShopSettings();
  return (
    <GuideSection title={<FormattedMessage id="repair.guide.questions" />}>
      <NarrowColumn>
        <Accordion
          items={listRepairQuestions(showStandardClaims).map((id) => ({
            id: `question-${id}`,
            title: formatMessage({ id: `repair.question.${id}` }),
            content: formatMessage({ id: `repair.answer.${id}` }),
          }))}
        />
        {(phone || chatHref) && (
          <ContactLinks>
            <span>
              <FormattedMessage id="repair.guide.ask" />
            </span>
            {phone && (
              <LinkButton variant="line" icon="call" href={formatPhoneHref(phone)}>
                <bdi>{phone}</bdi>
              </LinkButton>
            )}
            {chatHref && (
              <LinkButton variant="line" icon="chat" href={chatHref} rel="noopener">
                <FormattedMessage id="contact.startChat" />
              </LinkButton>
            )}
          </ContactLinks>
        )}
      </NarrowColumn>
    </GuideSection>
  );
}

const guarantees = [
  { id: "price", icon: "tag" },
  { id: "warranty", icon: "shield" },
  { id: "privacy", icon: "lock" },
] as const satisfies readonly { id: string; icon: IconName }[];

const handoverMethods = [
  { id: "walkIn", icon: "storefront" },
  { id: "mailIn", icon: "cube" },
] as const satisfies readonly { id: string; icon: IconName }[];

function GuideSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </section>
  );
}

function GuideItem({ icon, title, children }: { icon: IconName; title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Icon name={icon} size={1.75} color="repair.fg" />
      <ItemTitle mt="2">{title}</ItemTitle>
      <SmallText>{children}</SmallText>
    </div>
  );
}

const SectionStack = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "section" },
});
const Title = chakra("h2", { base: { textStyle: "h2", mb: "5" } });
const ColumnGrid = chakra("div", {
  base: {
    display: "grid",
    columnGap: "10",
    rowGap: "8",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))",
  },
});
const ItemTitle = chakra("h3", { base: { textStyle: "h4", mb: "1.5" } });
const SmallText = chakra("p", {
  base: { textStyle: "sm", color: "fg.muted", maxWidth: "container.text", overflowWrap: "anywhere" },
});
const LinkRow = chakra("div", { base: { mt: "4" } });
const NarrowColumn = chakra("div", { base: { maxWidth: "container.text" } });
const ContactLinks = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", mt: "6" },
});
