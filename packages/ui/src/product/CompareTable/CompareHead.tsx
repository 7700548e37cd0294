import { chakra } from "@chakra-ui/react";
import type { ProductDetail } from "@rewire/domain";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { Price } from "../../primitives/Price/Price.tsx";
import { canAddDirectly } from "../canAddDirectly.ts";

export interface CompareHeadProps {
  product: ProductDetail;
  href: string;
  onRemove: () => void;
  onAdd: (() => void) | undefined;
  isAdding: boolean;
}

/** The top of a product's column: picture, name, price, and the ways into the cart and out of the comparison. */
export function CompareHead({ product, href, onRemove, onAdd, isAdding }: CompareHeadProps) {
  const { formatMessage } = useIntl();
  const { name, image, price, kind } = product;

  return (
    <th scope="col">
      <Cell>
        <Plate>
          <Picture image={image && { ...image, alt: "" }} sizes="(min-width: 48em) 22vw, 45vw" />
          <IconButton variant="plate" size="sm" icon="close" label={formatMessage({ id: "compare.remove" }, { name })} onClick={onRemove} />
        </Plate>
        <Name><Link variant="quiet" href={href}>{name}</Link></Name>
        <Price price={price} />
        {onAdd && canAddDirectly(product) && (
          <Button size="sm" block loading={isAdding} loadingText={formatMessage({ id: "compare.adding" })} aria-label={isAdding ? undefined : formatMessage({ id: "compare.addNamed" }, { name })} onClick={onAdd}>
            {formatMessage({ id: "compare.add" })}
          </Button>
        )}
        {kind === "variable" && (
          <LinkButton size="sm" block variant="line" href={href} aria-label={formatMessage({ id: "account.chooseOptionsOf" }, { name })}>
            {formatMessage({ id: "compare.choose" })}
          </LinkButton>
        )}
      </Cell>
    </th>
  );
}

const Cell = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "1", alignContent: "start", "& > :is(a, button)": { mt: "2", px: "2" } } });
const Plate = chakra("div", { base: { position: "relative", mb: "2", "& > button": { position: "absolute", insetInlineEnd: "1", top: "1" } } });
const Name = chakra("span", { base: { textStyle: "h4", lineHeight: "1.3", hyphens: "auto", overflowWrap: "anywhere" } });
