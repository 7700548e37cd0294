import type { AlertKind, Money } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { PostForm } from "../../patterns/PostForm/PostForm.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Data of an alert that are shown on the alert page. */
export interface DisplayedAlert {
  readonly kind: AlertKind;
  /** Name of the product, with the options of its variation. */
  readonly name: string;
  /** Maximum price that triggers the alert; null for an alert about stock. */
  readonly limit: Money | null;
  /** Whether every further price reduction triggers another e-mail. */
  readonly followsPrice: boolean;
  readonly productHref: string;
  /** Fields that prove the right to change it. */
  readonly id: string;
  readonly key: string;
}

/**
 * State of the alert page: a request to confirm, an active alert, an ended alert, an invalid link, too many alerts, a
 * sent e-mail, or alerts unavailable.
 */
export type AlertPageState =
  | { readonly step: "confirm" | "active"; readonly alert: DisplayedAlert }
  | { readonly step: "ended" | "missing" | "full" | "sent" | "unavailable" };

export interface AlertPageProps {
  state: AlertPageState;
  /** URL that the forms are posted to, with `id`, `key` and `step`: "confirm" or "end". */
  action: string;
}

/**
 * Page that the links in alert e-mails open. Each change requires the press of a button, because mail programs may open
 * links automatically.
 */
export function AlertPage({ state, action }: AlertPageProps) {
  return (
    <PageColumn>
      <Title>
        <FormattedMessage id="alert.page.title" />
      </Title>
      {"alert" in state ? (
        <AlertDetails alert={state.alert} isActive={state.step === "active"} action={action} />
      ) : (
        <AlertStatus step={state.step} />
      )}
    </PageColumn>
  );
}

function AlertStatus({ step }: { step: Exclude<AlertPageState["step"], "confirm" | "active"> }) {
  if (step === "sent" || step === "ended")
    return (
      <Alert tone="success" announce="polite" title={<FormattedMessage id={`alert.${step}.title`} />}>
        <FormattedMessage id={`alert.${step}.detail`} />
      </Alert>
    );
  return (
    <Alert tone="warning" announce="assertive">
      <FormattedMessage id={`alert.${step}`} />
    </Alert>
  );
}

function AlertDetails({ alert, isActive, action }: { alert: DisplayedAlert; isActive: boolean; action: string }) {
  return (
    <>
      {isActive && (
        <Alert tone="success" announce="polite" title={<FormattedMessage id="alert.active.title" />}>
          <FormattedMessage id="alert.active.detail" />
        </Alert>
      )}
      <p>
        <ConditionText alert={alert} />
      </p>
      {!isActive && (
        <p>
          <FormattedMessage id="alert.confirm.lead" />
        </p>
      )}
      <Form method="post" action={action}>
        <input type="hidden" name="id" value={alert.id} />
        <input type="hidden" name="key" value={alert.key} />
        {!isActive && (
          <Button type="submit" name="step" value="confirm">
            <FormattedMessage id="alert.confirm.submit" />
          </Button>
        )}
        <Button type="submit" name="step" value="end" variant="line">
          <FormattedMessage id={isActive ? "alert.end" : "alert.confirm.reject"} />
        </Button>
      </Form>
      <p>
        <Link href={alert.productHref}>
          <FormattedMessage id="alert.toProduct" />
        </Link>
      </p>
    </>
  );
}

function ConditionText({ alert: { kind, name, limit, followsPrice } }: { alert: DisplayedAlert }) {
  const formatMoney = useFormatMoney();
  if (kind === "stock") return <FormattedMessage id="alert.page.stock" values={{ name }} />;
  if (followsPrice || limit === null) return <FormattedMessage id="alert.page.drop" values={{ name }} />;
  return <FormattedMessage id="alert.page.price" values={{ name, amount: formatMoney(limit) }} />;
}

const PageColumn = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4", maxWidth: "32rem" },
});
const Title = chakra("h1", { base: { textStyle: "h1" } });
const Form = chakra(PostForm, { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
