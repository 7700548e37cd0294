import { FormattedMessage, useIntl } from "react-intl";
import { PageSection } from "../../catalog/PageSection/PageSection.tsx";
import { Accordion } from "../../primitives/Accordion/Accordion.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { ContactWays, type ContactWaysProps } from "../ContactWays/ContactWays.tsx";

export type ContactPageProps = ContactWaysProps;

const questions = ["order", "return", "collect"] as const;

/** How to reach people, and what they are asked most. Address, hours and map are at the foot of every page. */
export function ContactPage(ways: ContactPageProps) {
  const { formatMessage } = useIntl();
  return (
    <PageSection>
      <Title><FormattedMessage id="contact.title" /></Title>
      <Lead><FormattedMessage id="contact.lead" /></Lead>
      <ContactWays {...ways} />
      <Questions>
        <Subtitle><FormattedMessage id="contact.questions" /></Subtitle>
        <Accordion items={questions.map((id) => ({ id: `question-${id}`, title: formatMessage({ id: `contact.question.${id}` }), content: formatMessage({ id: `contact.answer.${id}` }) }))} />
      </Questions>
    </PageSection>
  );
}

const Title = chakra("h1", { base: { textStyle: "h1" } });
const Lead = chakra("p", { base: { textStyle: "lead", color: "fg.muted", mt: "2", mb: "8" } });
const Questions = chakra("section", { base: { maxWidth: "container.text", mt: "12" } });
const Subtitle = chakra("h2", { base: { textStyle: "h2", mb: "5" } });
