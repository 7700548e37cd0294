import { EmptyState, LinkButton, PageSection } from "@rewire/ui";

export interface CartRefusalScreenProps {
  title: string;
  /** Name of the product; null if it is unknown. */
  name: string | null;
  /** Sentence with the reason, in the reader's language; without the product if `name` is known. */
  reason: string;
  /** Link back to the page that sent the form. */
  back: { readonly href: string; readonly label: string };
}

/** Page for browsers without scripts, whose form has added nothing to the cart. */
export const CartRefusalScreen = ({ title, name, reason, back }: CartRefusalScreenProps) => (
  <PageSection verticalPadding="page">
    <EmptyState
      illustration="knot"
      headingLevel={1}
      title={title}
      actions={
        <LinkButton variant="line" href={back.href}>
          {back.label}
        </LinkButton>
      }
    >
      {name && <p>{name}</p>}
      <p>{reason}</p>
    </EmptyState>
  </PageSection>
);
