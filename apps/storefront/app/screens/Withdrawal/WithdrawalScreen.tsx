import { createWithdrawalLinks, withdrawalDays, type ContractEnd } from "@rewire/domain";
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
import { WithdrawalMessages } from "./WithdrawalMessages.tsx";
import type { WithdrawalView } from "./WithdrawalView.ts";

interface WithdrawalScreenProps {
  end: ContractEnd;
  view: WithdrawalView;
}

/** Page of withdrawals, and of returns: one of its steps. Its forms are posted and work without scripts. */
export function WithdrawalScreen({ end, view }: WithdrawalScreenProps) {
  return (
    <PageSection>
      <WithdrawalMessages>
        <Step end={end} view={view} />
      </WithdrawalMessages>
    </PageSection>
  );
}

function Step({ end, view }: WithdrawalScreenProps) {
  const { locale } = useDocument();
  const links = createWithdrawalLinks(localePrefixes[locale]);
  const { shop } = useSettings();
  const action = end === "withdrawal" ? links.withdrawal : links.returns;
  const ownWordsHref = `${action}?words=1`;
  const days = end === "withdrawal" ? withdrawalDays : Math.max(withdrawalDays, shop.returnDays ?? 0);
  switch (view.step) {
    case "find":
      return (
        <WithdrawalLookup
          end={end}
          action={action}
          days={days}
          number={view.number}
          error={view.error}
          ownWordsHref={ownWordsHref}
          otherHref={end === "withdrawal" ? links.returns : links.withdrawal}
        />
      );
    case "words":
      return <WithdrawalStatement end={end} action={action} days={days} values={view.values} error={view.error} />;
    case "choose":
      return <WithdrawalChoice {...view} end={end} action={action} ownWordsHref={ownWordsHref} />;
    case "confirm":
      return <WithdrawalConfirmation {...view} end={end} action={action} />;
  }
}
