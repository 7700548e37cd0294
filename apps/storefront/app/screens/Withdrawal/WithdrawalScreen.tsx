import { createWithdrawalLinks, withdrawalDays, type DeclarationKind } from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import {
  PageSection,
  WithdrawalChoice,
  WithdrawalConfirmation,
  WithdrawalLookup,
  WithdrawalStatement,
} from "@rewire/ui";
import { useSettings } from "../../document/rootSettings.ts";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { FormDraft, useClearFormDraft } from "../parts/FormDraft.tsx";
import { WithdrawalMessages } from "./WithdrawalMessages.tsx";
import type { WithdrawalView } from "./WithdrawalView.ts";

/** Name of the look-up of an order, whose fields survive a reload. */
const LOOKUP_DRAFT_NAME = "withdrawalLookup";

interface WithdrawalScreenProps {
  kind: DeclarationKind;
  view: WithdrawalView;
}

/** Page for withdrawing from an order or returning items. Shows the current step; the forms work without JavaScript. */
export function WithdrawalScreen({ kind, view }: WithdrawalScreenProps) {
  return (
    <PageSection>
      <WithdrawalMessages>
        <WithdrawalStep kind={kind} view={view} />
      </WithdrawalMessages>
    </PageSection>
  );
}

function WithdrawalStep({ kind, view }: WithdrawalScreenProps) {
  const { locale } = useDocument();
  const links = createWithdrawalLinks(localePrefixes[locale]);
  const { shop, place } = useSettings();
  const action = kind === "withdrawal" ? links.withdrawal : links.returns;
  const statementHref = `${action}?words=1`;
  const days = kind === "withdrawal" ? withdrawalDays : Math.max(withdrawalDays, shop.returnDays ?? 0);
  useClearFormDraft(view.step === "choose" ? LOOKUP_DRAFT_NAME : null);
  switch (view.step) {
    case "find":
      return (
        <FormDraft name={LOOKUP_DRAFT_NAME}>
          <WithdrawalLookup
            kind={kind}
            action={action}
            days={days}
            number={view.number}
            error={view.error}
            statementHref={statementHref}
            otherHref={kind === "withdrawal" ? links.returns : links.withdrawal}
          />
        </FormDraft>
      );
    case "words":
      return (
        <FormDraft name={kind}>
          <WithdrawalStatement
            kind={kind}
            // With its step, so that the page of the answer is in this step, too, when the language is changed.
            action={statementHref}
            days={days}
            values={view.values}
            error={view.error}
          />
        </FormDraft>
      );
    case "choose":
      return (
        <WithdrawalChoice
          {...view}
          kind={kind}
          action={action}
          statementHref={statementHref}
          timeZone={place.timeZone}
        />
      );
    case "confirm":
      return <WithdrawalConfirmation {...view} kind={kind} action={view.lines === null ? statementHref : action} />;
  }
}
