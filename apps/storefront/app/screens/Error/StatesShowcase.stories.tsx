import { createSiteLinks, emptyQuery } from "@rewire/domain";
import { Alert, Button, ErrorScreen, LinkButton, EmptyState, PageSection } from "@rewire/ui";
import { NoProductsFound } from "@rewire/ui/no-products-found";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { expect, fn } from "storybook/test";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { inTheApp } from "../../testing/inTheApp.tsx";

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

/** What stands where nothing is: a page that is not there, empty lists, and notices in four tones. */
function States() {
  return (
    <DeferredMessages>
      <ErrorScreen path="/product/nordlis-n3" homeHref={links.home} searchAction={links.products()} />
      <PageSection verticalPadding="below">
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
              illustration="loop"
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
        <div style={{ display: "grid", gap: "12px", maxWidth: "660px" }}>
          <Alert tone="success">
            <FormattedMessage id="account.updated" />
          </Alert>
          <Alert tone="info">
            <FormattedMessage id="account.linkSent" />
          </Alert>
          <Alert tone="warning">
            <FormattedMessage id="contact.form.unavailable" />
          </Alert>
          <Alert tone="danger">
            <FormattedMessage id="contact.form.invalid" />
          </Alert>
        </div>
      </PageSection>
    </DeferredMessages>
  );
}

const meta = { ...inTheApp, title: "Screens/States", component: States } satisfies Meta<typeof States>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One sheet, so that all of them can be compared. */
export const Showcase: Story = {
  parameters: { app: { at: "/product/nordlis-n3" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Error 404" })).toBeVisible();
    await expect(await canvas.findByText(/4 filters leave nothing/)).toBeVisible();
  },
};
