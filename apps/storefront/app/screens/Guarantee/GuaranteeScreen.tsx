import { GuaranteeNotice, PageSection, useShopSettings } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";
import { GoodsMessages } from "../parts/GoodsMessages.tsx";

export interface GuaranteeScreenProps {
  /** Years of the legal guarantee. */
  years: number;
  /** URL of the European Union's page about guarantees, in the reader's language. */
  europeHref: string;
}

/** Page with the notice on the legal guarantee of conformity. */
export function GuaranteeScreen({ years, europeHref }: GuaranteeScreenProps) {
  const links = useLinks();
  const { guaranteeNoticeUrl } = useShopSettings();
  return (
    <PageSection verticalPadding="page">
      <GoodsMessages>
        <GuaranteeNotice
          years={years}
          contactHref={links.contact}
          europeHref={europeHref}
          noticeHref={guaranteeNoticeUrl}
        />
      </GoodsMessages>
    </PageSection>
  );
}
