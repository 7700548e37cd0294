import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PageSection } from "../../patterns/PageSection/PageSection.tsx";
import { Accordion, type AccordionItem } from "../../primitives/Accordion/Accordion.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { ContactOptions, type ContactOptionsProps } from "../ContactOptions/ContactOptions.tsx";

export interface ContactPageProps extends ContactOptionsProps {
  /** Form for a message to the shop; missing where it cannot receive any. */
  form?: ReactNode;
  /** URL of the page that estimates what the shop pays for a device; missing where it takes none in. */
  tradeInHref?: string | undefined;
}

/**
 * Contact page: contact options, a form and frequently asked questions. Address, opening hours and map are not
 * repeated, because the footer shows them.
 */
export function ContactPage({ form, tradeInHref, ...contactOptions }: ContactPageProps) {
  const { showStandardClaims } = useShopSettings();
  const questions = useQuestions({ ...contactOptions, tradeInHref });
  return (
    <PageSection verticalPadding="page">
      <Title>
        <FormattedMessage id="contact.title" />
      </Title>
      {contactOptions.phone && showStandardClaims ? (
        <LeadText>
          <FormattedMessage id="contact.lead" />
        </LeadText>
      ) : (
        <SectionGap />
      )}
      <ContactOptions {...contactOptions} />
      <Columns hasForm={Boolean(form)}>
        {form}
        <QuestionSection>
          <SectionTitle>
            <FormattedMessage id="contact.questions" />
          </SectionTitle>
          <Accordion items={questions} />
        </QuestionSection>
      </Columns>
    </PageSection>
  );
}

/** Returns the questions that the shop can answer; the first is open. */
function useQuestions({ email, chatHref, tradeInHref }: Omit<ContactPageProps, "form">): readonly AccordionItem[] {
  const { formatMessage } = useIntl();
  const { returnDays } = useShopSettings();
  const answers = {
    order: formatMessage({ id: "contact.answer.order" }),
    // Its answer refers to e-mail and chat.
    return:
      (email || chatHref) &&
      (returnDays === null
        ? formatMessage({ id: "contact.answer.return" })
        : formatMessage({ id: "contact.answer.returnWithin" }, { days: returnDays })),
    data: formatMessage({ id: "contact.answer.data" }),
    collect: formatMessage({ id: "contact.answer.collect" }),
    sell: tradeInHref && (
      <FormattedMessage
        id="contact.answer.sell"
        values={{
          link: (label: ReactNode) => (
            <Link key="link" href={tradeInHref}>
              {label}
            </Link>
          ),
        }}
      />
    ),
  };
  return questionIds
    .filter((id) => answers[id])
    .map((id, index) => ({
      id: `question-${id}`,
      title: formatMessage({ id: `contact.question.${id}` }),
      content: answers[id],
      isOpen: index === 0,
    }));
}

const questionIds = ["order", "return", "data", "collect", "sell"] as const;

const Title = chakra("h1", { base: { textStyle: "h1" } });
const LeadText = chakra("p", { base: { textStyle: "lead", color: "fg.muted", mt: "2", mb: "8" } });
const SectionGap = chakra("div", { base: { mb: "8" } });
const Columns = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12", mt: "12", alignItems: "start" },
  variants: {
    hasForm: {
      true: { lg: { gridTemplateColumns: "minmax(0, 1fr) 420px", columnGap: "16" } },
      false: { maxWidth: "container.text" },
    },
  },
});
// The panel's own edges end the list, so that its first and last hairlines would be one too many.
const QuestionSection = chakra("section", {
  base: {
    px: { base: "5", md: "7" },
    pt: "6",
    pb: "3",
    bg: "bg.subtle",
    "& details:first-of-type": { borderTopWidth: "0" },
    "& details:last-of-type": { borderBottomWidth: "0" },
    "& details > div": { textStyle: "sm" },
  },
});
const SectionTitle = chakra("h2", { base: { textStyle: "h3" } });
