import { toRepairAdvice, type RepairQuote } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";

interface AdviceNoteProps {
  quote: RepairQuote;
  /** URL of devices for sale. */
  replaceHref?: string | undefined;
  /** URL of the trade-in desk with the device. */
  sellHref?: string | undefined;
}

/**
 * Advice on whether to repair or replace the device, with the repair price as a percentage of the replacement price.
 * Renders nothing if one of the prices is unknown.
 */
export function AdviceNote({ quote, replaceHref, sellHref }: AdviceNoteProps) {
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
        {advice === "replace" && sellHref && (
          <>
            {" · "}
            <Link href={sellHref}>
              <FormattedMessage id="repair.sell.link" />
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
