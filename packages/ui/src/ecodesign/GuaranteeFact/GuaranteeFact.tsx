import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface GuaranteeFactProps {
  /** Years for which the law makes the seller liable. */
  years: number;
  /** URL of the notice on the legal guarantee. */
  href: string;
}

/** Line on a product page with the duration of the legal guarantee and a link to the notice about it. */
export function GuaranteeFact({ years, href }: GuaranteeFactProps) {
  const text = useIntl().formatMessage({ id: "goods.guarantee.years" }, { count: years });
  return (
    <FactRow>
      <Icon name="shield" color="fg.muted" />
      <Link variant="quiet" href={href}>
        <FormattedMessage id="goods.guarantee.fact" values={{ years: text }} />
      </Link>
    </FactRow>
  );
}

const FactRow = chakra("p", {
  base: {
    display: "flex",
    gap: "3",
    alignItems: "center",
    py: "3",
    borderTop: "hairline",
    textStyle: "sm",
    "& > a": { minHeight: "24px", textDecorationLine: "underline" },
  },
});
