import type { EnergyLabel as EnergyLabelContent } from "@rewire/domain";
import { Breadcrumb, EnergyLabel, PageSection, PageTitle } from "@rewire/ui";
import { useIntl } from "react-intl";
import { useLinks } from "../../navigation/useLinks.ts";
import { GoodsMessages } from "../parts/GoodsMessages.tsx";

export interface EnergyLabelScreenProps {
  slug: string;
  name: string;
  /** Brand; empty if the shop names none. */
  supplier: string;
  label: EnergyLabelContent;
}

/** Page with a product's energy label and product information sheet. */
export function EnergyLabelScreen(props: EnergyLabelScreenProps) {
  return (
    <PageSection verticalPadding="page">
      <GoodsMessages>
        <LabelContent {...props} />
      </GoodsMessages>
    </PageSection>
  );
}

function LabelContent({ slug, name, supplier, label }: EnergyLabelScreenProps) {
  const links = useLinks();
  const title = useIntl().formatMessage({ id: "goods.label" });
  return (
    <>
      <Breadcrumb items={[{ label: name, href: links.product(slug) }, { label: title }]} />
      <PageTitle>{title}</PageTitle>
      <EnergyLabel label={label} name={name} supplier={supplier} />
    </>
  );
}
