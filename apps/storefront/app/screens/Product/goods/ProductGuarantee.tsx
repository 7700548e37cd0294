import { toGuaranteeUrl } from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import { GuaranteeFact } from "@rewire/ui";
import { useDocument } from "../../../i18n/DocumentContext.tsx";
import { GoodsMessages } from "../../parts/GoodsMessages.tsx";

/**
 * Duration of the legal guarantee, with a link to the notice on the guarantee.
 * @param years Duration in years, as configured by the shop owner.
 */
export function ProductGuarantee({ years }: { years: number }) {
  const { locale } = useDocument();
  return (
    <GoodsMessages fallback={null}>
      <GuaranteeFact years={years} href={toGuaranteeUrl(localePrefixes[locale])} />
    </GoodsMessages>
  );
}
