import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import type { RepairMenu } from "@rewire/domain";
import { useShopSettings } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { RepairTable } from "../../repair/RepairTable/RepairTable.tsx";

export interface RepairPriceBoardProps {
  menus: readonly RepairMenu[];
  repairHref: string;
  /** URL of the status of a repair in progress; without it the link is omitted. */
  trackHref?: string | undefined;
  /** URL of the contact page for repair questions; without it the button is omitted. */
  contactHref?: string | undefined;
}

/** Dark panel of the repair service, with a list of devices and the repair prices of the selected device. */
export function RepairPriceBoard({ menus, repairHref, trackHref, contactHref }: RepairPriceBoardProps) {
  const [device, setDevice] = useState(menus[0]?.device);
  const group = useId();
  const { showStandardClaims } = useShopSettings();
  const menu = menus.find((deviceMenu) => deviceMenu.device === device);

  return (
    <BoardRoot data-board>
      <Title>
        <FormattedMessage
          id={showStandardClaims ? "home.counterTitle" : "home.counterTitlePlain"}
          values={lineBreakFormatter}
        />
      </Title>
      <LeadText>{showStandardClaims && <FormattedMessage id="home.counterLead" />}</LeadText>
      {menus.length > 1 && (
        <DeviceSwitch role="radiogroup" aria-labelledby={`${group}-name`}>
          <HiddenName id={`${group}-name`}>
            <FormattedMessage id="home.device" />
          </HiddenName>
          {menus.map((deviceMenu) => (
            <label key={deviceMenu.device}>
              <input
                type="radio"
                name={group}
                value={deviceMenu.device}
                checked={deviceMenu.device === device}
                onChange={() => setDevice(deviceMenu.device)}
              />
              {deviceMenu.label}
            </label>
          ))}
        </DeviceSwitch>
      )}
      {menu && <RepairTable device={menu.label} repairs={menu.repairs} />}
      <ButtonRow>
        <LinkButton size="lg" variant="repair" href={repairHref}>
          <FormattedMessage id="home.priceForModel" />
        </LinkButton>
        {trackHref !== undefined && (
          <LinkButton variant="ghost" href={trackHref}>
            <FormattedMessage id="home.trackRepair" />
          </LinkButton>
        )}
        {contactHref !== undefined && (
          <LinkButton variant="ghost" href={contactHref}>
            <FormattedMessage id="home.askAboutRepair" />
          </LinkButton>
        )}
      </ButtonRow>
    </BoardRoot>
  );
}

const lineBreakFormatter = { br: () => <br key="br" /> };

const BoardRoot = chakra("section", {
  base: {
    display: "flex",
    flexDirection: "column",
    minWidth: "0",
    py: { base: "8", lg: "0" },
    pt: { lg: "56px" },
    pb: { lg: "10" },
    ps: { base: "gutter", lg: "12" },
    pe: { base: "gutter", lg: "max({spacing.gutter}, calc((100vw - {sizes.container.page}) / 2))" },
  },
});
const Title = chakra("h2", { base: { textStyle: "h2", textWrap: "balance" } });
const LeadText = chakra("p", { base: { textStyle: "sm", color: "fg.muted", mt: "10px", mb: "18px" } });
const HiddenName = chakra("span", { base: { srOnly: true } });
const DeviceSwitch = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    mb: "14px",
    "& label": {
      position: "relative",
      // Equal shares of one row; a long name takes two lines before anything moves to a second row.
      flex: "1 1 0",
      minWidth: "min-content",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      minHeight: "control",
      px: "2",
      py: "1",
      textAlign: "center",
      borderInlineStart: "1px solid {colors.border.control}",
      fontSize: "sm",
      fontWeight: "semibold",
      lineHeight: "tight",
      cursor: "pointer",
      _hover: { bg: "bg.muted" },
      "&:first-of-type": { borderInlineStartWidth: "0" },
      "&:has(:checked)": { bg: "accent.solid", color: "accent.contrast" },
      "&:has(:focus-visible)": { outline: "2px solid {colors.accent.focusRing}", outlineOffset: "2px", zIndex: "1" },
      "@media print, (forced-colors: active)": {
        "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: "-4px" },
      },
    },
    "& input": {
      appearance: "none",
      position: "absolute",
      inset: "0",
      boxSize: "full",
      opacity: "0",
      cursor: "inherit",
    },
  },
});
const ButtonRow = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "1", rowGap: "2", mt: "auto", pt: "5" },
});
