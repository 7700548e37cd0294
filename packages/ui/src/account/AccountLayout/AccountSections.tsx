import { useId, type ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";

export interface AccountSectionsProps {
  sections: readonly { readonly title: string; readonly content: ReactNode }[];
}

/**
 * Sections of account forms, each with a heading, such as details and password. On wide screens they are side by side.
 */
export function AccountSections({ sections }: AccountSectionsProps) {
  const id = useId();
  return (
    <SectionColumns>
      {sections.map(({ title, content }, index) => (
        <section key={title} aria-labelledby={`${id}${index}`}>
          <Heading id={`${id}${index}`}>{title}</Heading>
          {content}
        </section>
      ))}
    </SectionColumns>
  );
}

const SectionColumns = chakra("div", {
  base: {
    display: "grid",
    rowGap: "12",
    columnGap: "16",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    // What follows a form is no part of it.
    "& form + *": { mt: "6" },
  },
});
const Heading = chakra("h2", { base: { textStyle: "h3", mb: "4" } });
