import { createSiteLinks, emptyQuery } from "@rewire/domain";
import { Alert, Button, ErrorScreen, LinkButton, EmptyState, PageSection, SectionHeader } from "@rewire/ui";
import { NoProductsFound } from "@rewire/ui/no-products-found";
import { NoticeAction, NoticePanel } from "@rewire/ui/notice-panel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { expect, fn } from "storybook/test";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { showcaseOf, showcasePlace } from "../../testing/showcase/showcaseOf.ts";

const links = createSiteLinks("");

/** Cell of the sheet, with the frame that the design draws around each state. */
const Cell = ({ children }: { children: ReactNode }) => (
  <li style={{ border: "1px solid var(--rw-colors-border)", borderRadius: "8px" }}>{children}</li>
);

const Cells = ({ children }: { children: ReactNode }) => (
  <ul style={{ display: "grid", gap: "20px", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 540px), 1fr))" }}>
    {children}
  </ul>
);

/** Headings of the sheet, which stand on no page of the shop. */
const headings = {
  en: { empty: "Empty states", notices: "Toasts and notices" },
  de: { empty: "Leere Zustände", notices: "Meldungen und Hinweise" },
} as const;

/** Notices as they pass at the bottom of a page, one below the other. */
function Notices({ phone, headphones }: { phone: string; headphones: string }) {
  const { formatMessage } = useIntl();
  const action = (id: "product.viewCart" | "cart.putBack" | "notice.reload") => (
    <NoticeAction type="button">{formatMessage({ id })}</NoticeAction>
  );
  return (
    <div style={{ display: "grid", gap: "12px", alignContent: "start", maxWidth: "460px" }}>
      <NoticePanel icon="checkCircle" actions={action("product.viewCart")}>
        {formatMessage({ id: "product.inCart" }, { name: phone })}
      </NoticePanel>
      <NoticePanel icon="undo" actions={action("cart.putBack")}>
        {formatMessage({ id: "cart.removed" }, { product: headphones })}
      </NoticePanel>
      <NoticePanel icon="time">{formatMessage({ id: "product.inCartLater" }, { name: phone })}</NoticePanel>
      <NoticePanel icon="refresh" actions={action("notice.reload")}>
        {formatMessage({ id: "notice.newVersion" })}
      </NoticePanel>
    </div>
  );
}

/** Notices that stay in their place, in four tones. */
const Alerts = () => (
  <div style={{ display: "grid", gap: "12px", alignContent: "start" }}>
    <Alert tone="success">
      <FormattedMessage id="account.updated" />
    </Alert>
    <Alert tone="info">
      <FormattedMessage id="account.linkSent" />
    </Alert>
    <Alert tone="warning">
      <FormattedMessage id="failure.notEnoughStockRemaining" values={{ remaining: 2 }} />
    </Alert>
    <Alert tone="danger">
      <FormattedMessage id="failure.paymentDeclined" />
    </Alert>
  </div>
);

interface StatesProps {
  language: keyof typeof headings;
  /** Names of the products that the notices are about. */
  phone: string;
  headphones: string;
}

/** What stands where nothing is: a page that is not there, empty lists, passing notices, and notices in four tones. */
function States({ language, phone, headphones }: StatesProps) {
  return (
    <DeferredMessages>
      <ErrorScreen path="/product/nordlis-n3" homeHref={links.home} searchAction={links.products()} />
      <PageSection verticalPadding="below">
        <SectionHeader title={headings[language].empty} />
        <Cells>
          <Cell>
            <NoProductsFound
              clearHref={links.products()}
              productsHref={links.products()}
              filterCount={4}
              filterToDrop={{
                filter: { key: "storage", kind: "value", label: "128 GB", queryWithout: emptyQuery },
                count: 12,
                href: links.products(),
              }}
            />
          </Cell>
          <Cell>
            <EmptyState
              illustration="loop"
              title={<FormattedMessage id="cart.empty" />}
              actions={
                <LinkButton href={links.products()}>
                  <FormattedMessage id="cart.browse" />
                </LinkButton>
              }
            >
              <FormattedMessage id="cart.emptyAdvice" />
            </EmptyState>
          </Cell>
          <Cell>
            <EmptyState
              illustration="cut"
              title={<FormattedMessage id="account.noWishes" />}
              actions={
                <LinkButton variant="line" href={links.products()}>
                  <FormattedMessage id="account.browse" />
                </LinkButton>
              }
            >
              <FormattedMessage id="account.noWishesAdvice" />
            </EmptyState>
          </Cell>
          <Cell>
            <EmptyState
              illustration="knot"
              title={<FormattedMessage id="account.ordersFailed" />}
              actions={
                <Button variant="line" icon="refresh" onClick={fn()}>
                  <FormattedMessage id="error.retry" />
                </Button>
              }
            />
          </Cell>
        </Cells>
      </PageSection>
      <PageSection verticalPadding="below">
        <SectionHeader title={headings[language].notices} />
        <div
          style={{
            display: "grid",
            gap: "20px",
            gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 540px), 1fr))",
          }}
        >
          <Notices phone={phone} headphones={headphones} />
          <Alerts />
        </div>
      </PageSection>
    </DeferredMessages>
  );
}

const meta = {
  ...inTheApp,
  title: "Screens/Error/States",
  component: States,
  args: { language: "en", phone: "", headphones: "" },
} satisfies Meta<typeof States>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One sheet, so that all of them can be compared. */
export const Showcase: Story = {
  tags: ["fit"],
  parameters: { app: { at: "/product/nordlis-n3", place: showcasePlace } },
  render: (_, context) => {
    const { phones, popular } = showcaseOf(context);
    return (
      <States
        language={context.globals["locale"] === "de_DE" ? "de" : "en"}
        phone={phones[0]?.name ?? ""}
        headphones={popular[2]?.name ?? ""}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Error 404" })).toBeVisible();
    await expect(await canvas.findByText(/4 filters leave nothing/)).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Toasts and notices" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Put back" })).toBeVisible();
  },
};
