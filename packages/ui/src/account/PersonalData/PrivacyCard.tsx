import { useId, type ReactNode } from "react";
import { PostForm } from "../../patterns/PostForm/PostForm.tsx";
import { chakra } from "../../theme/chakra.tsx";

interface PrivacyCardProps {
  title: ReactNode;
  children: ReactNode;
}

/** Card with a heading for one action on a customer's data, such as the export. */
export function PrivacyCard({ title, children }: PrivacyCardProps) {
  const id = useId();
  return (
    <CardRoot aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </CardRoot>
  );
}

const CardRoot = chakra("section", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "4",
    p: { base: "4", md: "6" },
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    bg: "bg.panel",
  },
});
const Heading = chakra("h2", { base: { textStyle: "h3" } });

/** Form within a {@link PrivacyCard}, with its fields in one column. */
export const PrivacyForm = chakra(PostForm, {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "4",
    "& > button": { justifySelf: "start", maxWidth: "full" },
  },
});

/** Paragraph within a {@link PrivacyCard}, in the muted text colour. */
export const PrivacyText = chakra("p", { base: { color: "fg.muted" } });
