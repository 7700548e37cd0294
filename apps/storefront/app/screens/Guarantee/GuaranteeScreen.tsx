import { GuaranteeNotice, PageSection, useShopSettings } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";
import { GoodsMessages } from "../parts/GoodsMessages.tsx";

export interface GuaranteeScreenProps {
  /** Years of the legal guarantee. */
  years: number;
  /** URL of the European Union's page about guarantees, in the reader's language. */
  yourEuropeHref: string;
}

/** Page with the notice on the legal guarantee of conformity. */
export function GuaranteeScreen({ years, yourEuropeHref }: GuaranteeScreenProps) {
  const links = useLinks();
  const { guaranteeNoticeUrl } = useShopSettings();
  return (
    <PageSection verticalPadding="page">
      <GoodsMessages>
        <GuaranteeNotice
          years={years}
          contactHref={links.contact}
          yourEuropeHref={yourEuropeHref}
          noticeHref={guaranteeNoticeUrl}
        />
      </GoodsMessages>
    </PageSection>
  );
}
