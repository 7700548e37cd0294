import type { Image } from "@rewire/domain";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { Stepper } from "../../primitives/Stepper/Stepper.tsx";
import { useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { useRepairSteps } from "../../repair/rules/useRepairSteps.tsx";

export interface RepairBandProps {
  /** Wide photo of a workbench with an opened phone; null for none. */
  scenePicture: Image | null;
  repairHref: string;
}

/** Full-width section about the repair service: a photo, a sentence, and the four steps of a repair. */
export function RepairBand({ scenePicture, repairHref }: RepairBandProps) {
  const titleId = useId();
  const { showStandardClaims } = useShopSettings();
  const steps = useRepairSteps(DetailText);

  return (
    <BandRoot aria-labelledby={titleId}>
      {scenePicture && (
        <RepairPicture>
          <Picture image={scenePicture} sizes="100vw" ratio={2.4} />
        </RepairPicture>
      )}
      <BandContainer>
        <HeaderRow>
          <div>
            <Title id={titleId}>
              <FormattedMessage id={showStandardClaims ? "home.repairTitle" : "layout.repair"} />
            </Title>
            <LeadText>
              <FormattedMessage id="home.repairLead" />
            </LeadText>
          </div>
          <LinkButton size="lg" variant="repair" href={repairHref}>
            <FormattedMessage id="home.startRepair" />
          </LinkButton>
        </HeaderRow>
        <Stepper isNumbered tone="repair" direction="horizontal" steps={steps} />
      </BandContainer>
    </BandRoot>
  );
}

const BandRoot = chakra("section", { base: { bg: "bg.subtle" } });
const RepairPicture = chakra("figure", {
  base: {
    position: "relative",
    height: "clamp(180px, 29vw, 520px)",
    overflow: "hidden",
    "& > span": { position: "absolute", inset: "0", height: "full" },
    "& img": { objectPosition: "60% 46%" },
  },
});
const BandContainer = chakra("div", {
  base: {
    maxWidth: "calc({sizes.container.page} + 2 * {spacing.gutter})",
    mx: "auto",
    px: "gutter",
    pt: "12",
    pb: "section",
  },
});
const HeaderRow = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    justifyContent: "space-between",
    rowGap: "4",
    columnGap: "8",
    mb: "6",
    "& > div": { maxWidth: "56ch", minWidth: "0" },
  },
});
const Title = chakra("h2", { base: { textStyle: "h2" } });
const LeadText = chakra("p", { base: { textStyle: "lead", color: "fg.muted", mt: "10px" } });
const DetailText = chakra("p", { base: { textStyle: "sm", color: "fg.muted", mt: "1" } });
