import type { SafeHtml } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Prose } from "../../primitives/Prose/Prose.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface ContentTextProps {
  /** Text that the shop's owner has written; "" shows a sentence in its place. */
  content: SafeHtml;
  /** Language of the text if it is not the reader's: its tag, and its name in the reader's language. */
  otherLanguage?: { readonly tag: string; readonly name: string } | null | undefined;
}

/** Text of a content page, without its title; a note says if it is in another language than the rest of the page. */
export function ContentText({ content, otherLanguage }: ContentTextProps) {
  if (content.safeHtml === "") return <FormattedMessage id="content.empty" tagName="p" />;
  return (
    <>
      {otherLanguage && (
        <Note>
          <Alert tone="info">
            <FormattedMessage id="content.otherLanguage" values={{ language: otherLanguage.name }} />
          </Alert>
        </Note>
      )}
      <div lang={otherLanguage?.tag}>
        <Prose html={content} />
      </div>
    </>
  );
}

const Note = chakra("div", { base: { maxWidth: "container.text", mb: "6" } });
