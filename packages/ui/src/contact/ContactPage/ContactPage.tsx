import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PageSection } from "../../patterns/PageSection/PageSection.tsx";
import { Accordion } from "../../primitives/Accordion/Accordion.tsx";
import { useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { ContactOptions, type ContactOptionsProps } from "../ContactWays/ContactOptions.tsx";

export interface ContactPageProps extends ContactOptionsProps {
  /** Form for a message to the shop; missing where it cannot receive any. */
  form?: ReactNode;
}

/**
 * Contact page: contact options, a form and frequently asked questions. Address, opening hours and map are not
 * repeated, because the footer shows them.
 */
export function ContactPage({ form, ...contactOptions }: ContactPageProps) {
  const { formatMessage } = useIntl();
  const { returnDays, showStandardClaims } = useShopSettings();
  const answerTexts = {
    order: formatMessage({ id: "contact.answer.order" }),
    return:
      returnDays === null
        ? formatMessage({ id: "contact.answer.return" })
        : formatMessage({ id: "contact.answer.returnWithin" }, { days: returnDays }),
    collect: formatMessage({ id: "contact.answer.collect" }),
  };
  // The question about returns is omitted for shops without e-mail and chat, which its answer refers to.
  const questionIds = (["order", "return", "collect"] as const).filter(
    (id) => id !== "return" || contactOptions.email || contactOptions.chatHref,
  );
  return (
    <PageSection>
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
      {form}
      <QuestionSection>
        <SectionTitle>
          <FormattedMessage id="contact.questions" />
        </SectionTitle>
        <Accordion
          items={questionIds.map((id) => ({
            id: `question-${id}`,
            title: formatMessage({ id: `contact.question.${id}` }),
            content: answerTexts[id],
          }))}
        />
      </QuestionSection>
    </PageSection>
  );
}

const Title = chakra("h1", { base: { textStyle: "h1" } });
const LeadText = chakra("p", { base: { textStyle: "lead", color: "fg.muted", mt: "2", mb: "8" } });
const SectionGap = chakra("div", { base: { mb: "8" } });
const QuestionSection = chakra("section", { base: { maxWidth: "container.text", mt: "12" } });
const SectionTitle = chakra("h2", { base: { textStyle: "h2", mb: "5" } });
