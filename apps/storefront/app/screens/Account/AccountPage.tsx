import { lazyComponent, Link, PageSection, PageTitle, Scripting, Spinner, useIsHydrated } from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";

const AccountScreen = lazyComponent(() => import("./AccountScreen.tsx"));

/** Link with a label composed on the server, so that the browser code does not contain the label. */
export interface LabelledLink {
  readonly href: string;
  readonly label: string;
}

/** Message for browsers without JavaScript. */
interface NoScriptNotice {
  readonly text: string;
  /** Link to a page that works without JavaScript. */
  readonly link: LabelledLink;
}

interface AccountPageProps {
  title: string;
  /** ISO 3166-1 alpha-2 codes of the countries that the shop sells to. */
  countries: readonly string[];
  /** Whether guests can sign in and create accounts. @default true */
  canLogIn?: boolean | undefined;
  /** Whether the shop knows devices, which customers keep in their accounts. @default false */
  hasDevices?: boolean | undefined;
  noScriptMessage?: NoScriptNotice | undefined;
  /** Link to the trade-in desk; null where the shop takes no devices. @default null */
  tradeInLink?: LabelledLink | null | undefined;
}

/**
 * Account page. Customer data is requested only by the browser, so that no intermediary can cache it. The server
 * renders only the layout, the heading and a notice for browsers without JavaScript.
 */
export function AccountPage(props: AccountPageProps) {
  const { title, countries, canLogIn = true, hasDevices = false, noScriptMessage, tradeInLink = null } = props;
  const isHydrated = useIsHydrated();
  const loadingView = (
    <>
      <PageTitle>{title}</PageTitle>
      <Scripting visibility="on">
        <Spinner />
      </Scripting>
      {noScriptMessage && (
        <Scripting visibility="off">
          <p>{noScriptMessage.text}</p>
          <p>
            <Link href={noScriptMessage.link.href}>{noScriptMessage.link.label}</Link>
          </p>
        </Scripting>
      )}
    </>
  );
  return (
    <PageSection verticalPadding="page">
      {isHydrated ? (
        <DeferredMessages fallback={loadingView}>
          <AccountScreen {...{ title, countries, canLogIn, hasDevices, tradeInLink }} />
        </DeferredMessages>
      ) : (
        loadingView
      )}
    </PageSection>
  );
}
