import { accountTabs, type AccountTab, type SiteLinks, type Viewer, formatViewerName } from "@rewire/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { TabLinks } from "../../primitives/Tabs/TabLinks.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { accountTabLabels } from "./accountTabLabels.ts";

export interface AccountLayoutProps {
  viewer: Viewer;
  current: AccountTab;
  links: Pick<SiteLinks, "accountTab" | "myAccount">;
  /** Number of items by tab; tabs without an entry show no count. */
  counts?: Partial<Record<AccountTab, number>> | undefined;
  onLogOut: () => void;
  /** Whether logging out is pending. @default false */
  isLoggingOut?: boolean | undefined;
  /** Message above the tab's content, such as that the log-in has ended. */
  notice?: ReactNode;
  /** Additional content, beside the tab on wide screens. */
  aside?: ReactNode;
  /** Content of the open tab. */
  children: ReactNode;
}

/** Layout of the account page: greeting, log-out button, tabs, and the content of the selected tab. */
export function AccountLayout({
  viewer,
  current,
  links,
  counts = {},
  onLogOut,
  isLoggingOut = false,
  notice,
  aside,
  children,
}: AccountLayoutProps) {
  const { formatMessage } = useIntl();

  return (
    <div>
      <AccountHeader>
        <Heading>{formatMessage({ id: "account.hello" }, { name: formatViewerName(viewer) })}</Heading>
        <Button
          size="sm"
          variant="line"
          icon="logOut"
          isLoading={isLoggingOut}
          loadingText={formatMessage({ id: "account.loggingOut" })}
          onClick={onLogOut}
        >
          {formatMessage({ id: "account.logOut" })}
        </Button>
      </AccountHeader>
      <TabLinks
        label={formatMessage({ id: "account.tabs" })}
        currentId={current}
        tabs={accountTabs.map((tab) => ({
          id: tab,
          label: formatMessage({ id: accountTabLabels[tab] }),
          href: tab === "overview" ? links.myAccount : links.accountTab(tab),
          count: counts[tab],
        }))}
      />
      <TabContent hasAside={Boolean(aside)}>
        <MainColumn>
          {notice && <NoticeArea>{notice}</NoticeArea>}
          {children}
        </MainColumn>
        {aside && <SideColumn>{aside}</SideColumn>}
      </TabContent>
    </div>
  );
}

const AccountHeader = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: "4", mb: "5" },
});
const Heading = chakra("h1", { base: { textStyle: "h1", minWidth: "0", overflowWrap: "anywhere" } });
const TabContent = chakra("div", {
  base: { display: "grid", rowGap: "10", columnGap: "16", pt: "8", gridTemplateColumns: "minmax(0, 1fr)" },
  variants: { hasAside: { true: { lg: { gridTemplateColumns: "minmax(0, 1fr) 360px" } } } },
});
const SideColumn = chakra("aside", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "5", alignContent: "start" },
});
const MainColumn = chakra("div", { base: { minWidth: "0" } });
const NoticeArea = chakra("div", { base: { mb: "6", "& button": { mt: "3" } } });
