import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface GuaranteeNoticeProps {
  /** Years for which the law makes the seller liable. */
  years: number;
  /** URL of the page on which a fault can be reported. */
  contactHref: string;
  /** URL of the European Union's page about guarantees, in the reader's language. */
  yourEuropeHref: string;
  /** URL of the official notice; null if the shop's owner has set none. */
  noticeHref: string | null;
}

const guaranteePoints = ["repair", "refund", "proof", "producer"] as const;

/** Notice about the legal guarantee of conformity, with a link to the official notice if there is one. */
export function GuaranteeNotice({ years, contactHref, yourEuropeHref, noticeHref }: GuaranteeNoticeProps) {
  const titleId = useId();
  return (
    <NoticeRoot aria-labelledby={titleId}>
      <NoticeHeader>
        <Icon name="shield" size={2.5} />
        <div>
          <Title id={titleId}>
            <FormattedMessage id="goods.guarantee.title" />
          </Title>
          <YearsText>
            <FormattedMessage id="goods.guarantee.years" values={{ count: years }} />
          </YearsText>
        </div>
      </NoticeHeader>
      <p>
        <FormattedMessage id="goods.guarantee.lead" />
      </p>
      <PointList>
        {guaranteePoints.map((guaranteePoint) => (
          <li key={guaranteePoint}>
            <FormattedMessage id={`goods.guarantee.${guaranteePoint}`} />
          </li>
        ))}
      </PointList>
      <ScopeText>
        <FormattedMessage id="goods.guarantee.scope" />
      </ScopeText>
      <LinkList>
        <li>
          <Link href={contactHref}>
            <FormattedMessage id="goods.guarantee.report" />
          </Link>
        </li>
        {noticeHref !== null && (
          <li>
            <Link href={noticeHref} rel="noopener">
              <FormattedMessage id="goods.guarantee.notice" />
            </Link>
          </li>
        )}
        <li>
          <Link href={yourEuropeHref} rel="noopener">
            <FormattedMessage id="goods.guarantee.europe" />
          </Link>
        </li>
      </LinkList>
    </NoticeRoot>
  );
}

const NoticeRoot = chakra("section", {
  base: {
    maxWidth: "container.text",
    p: { base: "5", md: "8" },
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "md",
    bg: "bg.panel",
  },
});
const NoticeHeader = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "4",
    alignItems: "center",
    mb: "5",
    color: "accent.fg",
    // Wide enough for a long word: where text is very large, the symbol stands above.
    "& > div": { flex: "1 1 9rem", minWidth: "0" },
  },
});
const Title = chakra("h1", { base: { textStyle: "h2", hyphens: "auto", overflowWrap: "anywhere" } });
const YearsText = chakra("p", { base: { textStyle: "h3" } });
const PointList = chakra("ul", {
  base: { my: "4", "& > li": { py: "3", borderTop: "hairline" }, "& > li:last-child": { borderBottom: "hairline" } },
});
const ScopeText = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const LinkList = chakra("ul", { base: { display: "grid", justifyItems: "start", gap: "2", mt: "5" } });
