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
          <Accordion
            items={questionIds.map((id) => ({
              id: `question-${id}`,
              title: formatMessage({ id: `contact.question.${id}` }),
              content: answerTexts[id],
            }))}
          />
        </QuestionSection>
      </Columns>
    </PageSection>
  );
}

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
const QuestionSection = chakra("section", { base: { px: { base: "5", md: "7" }, py: "6", bg: "bg.subtle" } });
const SectionTitle = chakra("h2", { base: { textStyle: "h3", mb: "4" } });
