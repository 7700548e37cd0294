import { FormattedMessage, useIntl } from "react-intl";
import { Icon, type IconName } from "../../primitives/Icon/Icon.tsx";
import { useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { useRoundMoney } from "../../patterns/rules/useRoundMoney.ts";

export interface ShopBenefitsProps {
  /** Whether the shop offers repairs; their fixed price is one of the standard claims. @default true */
  hasRepairs?: boolean | undefined;
}

/** List of the shop's benefits: payment, repairs and, if configured, free shipping and returns. */
export function ShopBenefits({ hasRepairs = true }: ShopBenefitsProps) {
  const intl = useIntl();
  const { freeShippingFrom, returnDays, showStandardClaims, currency } = useShopSettings();
  const formatMoney = useRoundMoney();
  const hiddenBenefits = {
    shipping: freeShippingFrom === null,
    returns: returnDays === null,
    payment: false,
    repair: !hasRepairs || !showStandardClaims,
  };
  const visibleBenefits = benefits.filter(({ name }) => !hiddenBenefits[name]);
  const amount = formatMoney({ minor: freeShippingFrom ?? 0, currency });

  return (
    <BenefitsRoot aria-label={intl.formatMessage({ id: "home.promises" })}>
      {visibleBenefits.map(({ name, icon }) => (
        <li key={name}>
          <Icon name={icon} size={1.75} color="accent.fg" />
          <BenefitTitle>
            <FormattedMessage id={`home.promise.${name}`} values={{ amount, days: returnDays ?? 0 }} />
          </BenefitTitle>
          <DetailText>
            <FormattedMessage id={`home.promise.${name}Detail`} />
          </DetailText>
        </li>
      ))}
    </BenefitsRoot>
  );
}

const benefits = [
  { name: "shipping", icon: "cube" },
  { name: "returns", icon: "return" },
  { name: "payment", icon: "lock" },
  { name: "repair", icon: "construct" },
] as const satisfies readonly { name: string; icon: IconName }[];

const BenefitsRoot = chakra("ul", {
  base: {
    display: "grid",
    gap: "28px",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(4, minmax(0, 1fr))" },
    "@media (min-width: 37.5em) and (max-width: 63.99em)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});
const BenefitTitle = chakra("b", { base: { display: "block", mt: "3", textStyle: "h4" } });
const DetailText = chakra("p", { base: { mt: "1", textStyle: "sm", color: "fg.muted" } });
