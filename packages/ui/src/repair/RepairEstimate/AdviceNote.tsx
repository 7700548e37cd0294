import { toRepairAdvice, type RepairQuote } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";

/**
 * "Repair or replace?" advice with the underlying percentage; renders nothing if the repair or replacement price is
 * unknown.
 */
export function AdviceNote({ quote, replaceHref }: { quote: RepairQuote; replaceHref?: string | undefined }) {
  const adviceResult = toRepairAdvice(quote.price, quote.device.newPrice);
  if (!adviceResult) return null;
  const { advice, percent } = adviceResult;
  return (
    <NoteRoot>
      <Icon name={advice === "repair" ? "leaf" : "info"} />
      <div>
        <b>
          <FormattedMessage id={`repair.advice.${advice}`} />
        </b>
        <FormattedMessage
          id={advice === "repair" ? "repair.advice.repairDetail" : "repair.advice.replaceDetail"}
          values={{ percent }}
        />
        {advice === "replace" && replaceHref && (
          <>
            {" "}
            <Link href={replaceHref}>
              <FormattedMessage id="repair.advice.alternative" />
            </Link>
          </>
        )}
      </div>
    </NoteRoot>
  );
}

const NoteRoot = chakra("div", {
  base: {
    display: "flex",
    gap: "3",
    my: "14px",
    px: "4",
    py: "14px",
    borderRadius: "md",
    bg: "bg.emphasized",
    textStyle: "sm",
    "& b": { display: "block" },
    "& > svg": { mt: "1px" },
  },
});
