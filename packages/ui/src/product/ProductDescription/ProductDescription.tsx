import type { SafeHtml } from "@rewire/domain";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { Prose } from "../../primitives/Prose/Prose.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { chakra } from "../../theme/chakra.tsx";

const HEADING_AT_START = /^\s*<h[1-6]\b/i;

/**
 * Description of a product. If the text begins with a heading, that one stands as the visible title. Renders nothing if
 * there is no text.
 */
export function ProductDescription({ html }: { html: SafeHtml }) {
  const titleId = useId();
  if (html.safeHtml.trim() === "") return null;
  const label = <FormattedMessage id="product.description" />;
  return (
    <section aria-labelledby={titleId}>
      {HEADING_AT_START.test(html.safeHtml) ? (
        <>
          <VisuallyHidden as="h2" id={titleId}>
            {label}
          </VisuallyHidden>
          <TitledText>
            <Prose html={html} />
          </TitledText>
        </>
      ) : (
        <>
          <Title id={titleId}>{label}</Title>
          <Prose html={html} />
        </>
      )}
    </section>
  );
}

const TitledText = chakra("div", {
  base: { "& > div > :is(h1, h2, h3, h4, h5, h6):not(* + *)": { textStyle: "h2", marginTop: "0", mb: "4" } },
});
const Title = chakra("h2", { base: { textStyle: "h2", mb: "4" } });
