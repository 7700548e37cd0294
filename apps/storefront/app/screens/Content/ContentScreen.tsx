import { ContentText, PageSection, PageTitle, type ContentTextProps } from "@rewire/ui";

interface ContentScreenProps extends ContentTextProps {
  title: string;
}

/** Page with text written by the shop owner, such as the imprint. */
export function ContentScreen({ title, language, ...text }: ContentScreenProps) {
  return (
    <PageSection verticalPadding="page">
      <PageTitle lang={language ?? undefined}>{title}</PageTitle>
      <ContentText {...text} language={language} />
    </PageSection>
  );
}
