import type { SafeHtml } from "@rewire/domain";
import { Prose } from "../../primitives/Prose/Prose.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface ContentTextProps {
  /** Text that the shop's owner has written; "" for none, which the note explains. */
  content: SafeHtml;
  /** Note in the reader's language, such as that the text is not translated; null for none. */
  note: string | null;
  /** Tag of the text's language, if it is not the reader's. */
  language: string | null;
}

/** Text of a page that the shop owner writes in WordPress, without its title. */
export function ContentText({ content, note, language }: ContentTextProps) {
  if (content.safeHtml === "") return <p>{note}</p>;
  return (
    <>
      {note && <LanguageNote>{note}</LanguageNote>}
      <div lang={language ?? undefined}>
        <Prose html={content} />
      </div>
    </>
  );
}

const LanguageNote = chakra("p", {
  base: {
    maxWidth: "container.text",
    mb: "6",
    px: "4",
    py: "14px",
    borderRadius: "md",
    textStyle: "sm",
    bg: "info.subtle",
  },
});
