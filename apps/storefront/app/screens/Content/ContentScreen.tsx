import { ContentText, PageSection, PageTitle, type ContentTextProps } from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";

interface ContentScreenProps extends ContentTextProps {
  title: string;
}

/** Page of text that the shop's owner writes, such as the imprint. */
export function ContentScreen({ title, content, otherLanguage }: ContentScreenProps) {
  return (
    <PageSection verticalPadding="page">
      <PageTitle lang={otherLanguage?.tag}>{title}</PageTitle>
      <DeferredMessages>
        <ContentText content={content} otherLanguage={otherLanguage} />
      </DeferredMessages>
    </PageSection>
  );
}
