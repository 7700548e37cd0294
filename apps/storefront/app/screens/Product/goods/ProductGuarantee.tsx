import { toGuaranteeUrl } from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import { GuaranteeFact } from "@rewire/ui";
import { useDocument } from "../../../i18n/DocumentContext.tsx";
import { GoodsMessages } from "../../parts/GoodsMessages.tsx";

/** Length of the legal guarantee, with a link to the notice on it. @param years as the owner has set it */
export function ProductGuarantee({ years }: { years: number }) {
  const { locale } = useDocument();
  return (
    <GoodsMessages>
      <GuaranteeFact years={years} href={toGuaranteeUrl(localePrefixes[locale])} />
    </GoodsMessages>
  );
}
