import type { SafeHtml } from "@rewire/domain";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { Prose } from "../../primitives/Prose/Prose.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Description of a product. Renders nothing if there is none. */
export function ProductDescription({ html }: { html: SafeHtml }) {
  const titleId = useId();
  if (html.safeHtml.trim() === "") return null;
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>
        <FormattedMessage id="product.description" />
      </Title>
      <Prose html={html} />
    </section>
  );
}

const Title = chakra("h2", { base: { textStyle: "h2", mb: "4" } });
