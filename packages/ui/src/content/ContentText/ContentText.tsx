import type { SafeHtml } from "@rewire/domain";
import { Alert } from "../../primitives/Alert/Alert.tsx";
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

/** Text of a content page, without its title. */
export function ContentText({ content, note, language }: ContentTextProps) {
  if (content.safeHtml === "") return <p>{note}</p>;
  return (
    <>
      {note && (
        <Note>
          <Alert tone="info">{note}</Alert>
        </Note>
      )}
      <div lang={language ?? undefined}>
        <Prose html={content} />
      </div>
    </>
  );
}

const Note = chakra("div", { base: { maxWidth: "container.text", mb: "6" } });
