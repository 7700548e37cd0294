import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { DataExportSection } from "./DataExportSection.tsx";
import { ErasureByEmail, ErasureConfirmation } from "./ErasureConfirmation.tsx";
import { AddressFacts } from "./ErasureFacts.tsx";
import { ErasureSection } from "./ErasureSection.tsx";
import { PrivacyText } from "./PrivacyCard.tsx";

/** Reason why a form about personal data was rejected. Nothing was changed. */
export type PersonalDataProblem =
  | { readonly kind: "wrongPassword" | "unconfirmed" | "expired" | "unavailable" | "email" }
  | { readonly kind: "tooMany"; readonly waitSeconds: number };

/** State of the page on which customers export or delete their personal data. */
export type PersonalDataState =
  /** Nobody is logged in. */
  | {
      readonly step: "loggedOut";
      /** Whether a link to delete an account was just requested. */
      readonly isErasureLinkSent: boolean;
      readonly problem: PersonalDataProblem | null;
    }
  /** The link of an e-mail that confirms a deletion was opened. */
  | {
      readonly step: "confirmErasure";
      readonly erasureKey: string;
      /** What the link covers: the account with all that belongs to it, or what belongs to its e-mail address. */
      readonly scope: "all" | "address";
      readonly problem: PersonalDataProblem | null;
    }
  | {
      readonly step: "forms";
      /** Key of the link that was opened: the copy can be downloaded; null without one. */
      readonly exportKey: string | null;
      /** Whether the link was just sent. */
      readonly isLinkSent: boolean;
      /** Whether the link to delete the account was just sent. */
      readonly isErasureLinkSent: boolean;
      readonly problem: PersonalDataProblem | null;
    }
  /** The account, what belongs to its e-mail address, or both were deleted, or are being deleted. */
  | {
      readonly step: "erased";
      readonly progress: "done" | "pending" | "byShop";
      readonly scope: "account" | "address" | "all";
    };

export interface PersonalDataProps {
  state: PersonalDataState;
  /** URL that the forms are submitted to, with `step`. */
  action: string;
  /** URL that responds with the export as a file, for the form fields `key` and `format`. */
  fileAction: string;
  /** URL of the log-in. */
  signInHref: string;
  contactHref: string;
  /** Whether links can be sent by e-mail. */
  sendsMail: boolean;
  /** Whether the storefront can delete accounts. */
  canErase: boolean;
  /** Whether an account can be deleted by its e-mail address, without a log-in. */
  canEraseByEmail: boolean;
}

/** Page with forms to export a customer's data and to delete the account. The forms work without JavaScript. */
export function PersonalData({ state, signInHref, canEraseByEmail, ...formProps }: PersonalDataProps) {
  if (state.step === "erased") return <ErasurePage {...formProps} {...state} />;
  if (state.step === "loggedOut") {
    return (
      <PageFrame title={<FormattedMessage id="privacy.title" />}>
        {state.problem && <ProblemAlert problem={state.problem} />}
        <Alert tone="info">
          <FormattedMessage id="privacy.loggedOut" />
        </Alert>
        <LinkButton href={signInHref}>
          <FormattedMessage id="account.signIn" />
        </LinkButton>
        {canEraseByEmail && <ErasureByEmail action={formProps.action} isLinkSent={state.isErasureLinkSent} />}
      </PageFrame>
    );
  }
  if (state.step === "confirmErasure") {
    return (
      <PageFrame title={<FormattedMessage id="privacy.title" />}>
        {state.problem && <ProblemAlert problem={state.problem} />}
        <ErasureConfirmation {...formProps} erasureKey={state.erasureKey} scope={state.scope} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={<FormattedMessage id="privacy.title" />} intro={<FormattedMessage id="privacy.lead" />}>
      {state.problem && <ProblemAlert problem={state.problem} />}
      <DataExportSection {...formProps} exportKey={state.exportKey} isLinkSent={state.isLinkSent} />
      <ErasureSection
        {...formProps}
        isErasureLinkSent={state.isErasureLinkSent}
        isPasswordWrong={state.problem?.kind === "wrongPassword"}
      />
    </PageFrame>
  );
}

interface ErasurePageProps extends Pick<PersonalDataProps, "contactHref" | "sendsMail"> {
  progress: "done" | "pending" | "byShop";
  scope: "account" | "address" | "all";
}

/** Page after a deletion: what is deleted, what the link in the letter deletes, and what is kept. */
function ErasurePage({ progress, scope, contactHref, sendsMail }: ErasurePageProps) {
  const tone = progress === "done" ? "success" : "info";
  if (scope === "address") {
    return (
      <PageFrame title={<FormattedMessage id="privacy.title" />}>
        <Alert tone={tone} announce="polite">
          <FormattedMessage id={progress === "done" ? "privacy.address.done" : "privacy.address.pending"} />
        </Alert>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={<FormattedMessage id="privacy.done.title" />}>
      <Alert tone={tone} announce="polite">
        <FormattedMessage id={`privacy.done.${progress}`} />
      </Alert>
      {scope === "account" && <AddressFacts addressErasure={sendsMail ? "link" : "noMail"} contactHref={contactHref} />}
      <PrivacyText>
        <FormattedMessage id="privacy.erase.kept" />
      </PrivacyText>
      <PrivacyText>
        <FormattedMessage id={sendsMail ? "privacy.done.mail" : "privacy.done.noMail"} />
      </PrivacyText>
    </PageFrame>
  );
}

function ProblemAlert({ problem }: { problem: PersonalDataProblem }) {
  return (
    <Alert tone={problem.kind === "unavailable" ? "warning" : "danger"} announce="assertive">
      {problem.kind === "tooMany" ? (
        <FormattedMessage id="privacy.problem.tooMany" values={{ minutes: Math.ceil(problem.waitSeconds / 60) }} />
      ) : (
        <FormattedMessage id={`privacy.problem.${problem.kind}`} />
      )}
    </Alert>
  );
}

interface PageFrameProps {
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

function PageFrame({ title, intro, children }: PageFrameProps) {
  return (
    <PageColumn>
      <Title>{title}</Title>
      {intro && <IntroductionText>{intro}</IntroductionText>}
      {children}
    </PageColumn>
  );
}

const PageColumn = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "6",
    maxWidth: "40rem",
    "& > a": { justifySelf: "start" },
  },
});
const Title = chakra("h1", { base: { textStyle: "h1" } });
const IntroductionText = chakra("p", { base: { textStyle: "lead", color: "fg.muted" } });
