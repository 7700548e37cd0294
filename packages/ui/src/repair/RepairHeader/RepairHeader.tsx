import { FormattedMessage } from "react-intl";
import { useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { TrackRepair } from "../TrackRepair/TrackRepair.tsx";

export interface RepairHeaderProps {
  /** URL of the repair status page; without it there is no tracking form. */
  trackAction?: string | undefined;
}

/** Dark header of the repair page, with a description and a form to look up the status of a repair. */
export function RepairHeader({ trackAction }: RepairHeaderProps) {
  const { showStandardClaims } = useShopSettings();
  return (
    <BoardRoot data-board>
      <HeaderContainer>
        <div>
          <Title>
            <FormattedMessage id="repair.desk.title" />
          </Title>
          {showStandardClaims && (
            <LeadText>
              <FormattedMessage id="repair.desk.lead" />
            </LeadText>
          )}
        </div>
        {trackAction !== undefined && <TrackRepair action={trackAction} />}
      </HeaderContainer>
    </BoardRoot>
  );
}

const BoardRoot = chakra("div", { base: {} });
const HeaderContainer = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "12",
    rowGap: "5",
    maxWidth: "calc({sizes.container.page} + 2 * {spacing.gutter})",
    mx: "auto",
    px: "gutter",
    py: { base: "8", lg: "10" },
  },
});
const Title = chakra("h1", { base: { textStyle: "h1", overflowWrap: "anywhere" } });
const LeadText = chakra("p", { base: { textStyle: "lead", color: "fg.muted", mt: "2" } });
