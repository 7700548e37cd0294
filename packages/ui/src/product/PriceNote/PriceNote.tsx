import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface PriceNoteProps {
  /** Parts of the note: text, and links. */
  parts: readonly (string | { readonly href: string; readonly label: string })[];
}

/** Note on what prices include and what is charged in addition, such as "incl. VAT, plus shipping". */
export function PriceNote({ parts }: PriceNoteProps) {
  return (
    <NoteText>
      {parts.map((part) =>
        typeof part === "string" ? (
          part
        ) : (
          <Link key={part.href} href={part.href}>
            {part.label}
          </Link>
        ),
      )}
    </NoteText>
  );
}

const NoteText = chakra("p", { base: { mt: "1", textStyle: "sm", color: "fg.muted" } });
