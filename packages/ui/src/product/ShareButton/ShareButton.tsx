import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";

export interface ShareButtonProps {
  /** What is shared, for the machine's own dialog. */
  title: string;
  /** Address as it is when the button is pressed: the choice belongs to it. */
  url: () => string;
}

/** Passes on the address of what is shown: by the machine's own dialog, else into the clipboard, else to be copied by hand. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const [result, setResult] = useState<"nothing" | "copied" | "byHand">("nothing");

  const share = async () => {
    const address = url();
    try {
      if (typeof navigator.share === "function") {
        await navigator.share({ title, url: address });
        return;
      }
      await navigator.clipboard.writeText(address);
      setResult("copied");
    } catch (error) {
      // Whoever closes the dialog has not asked for anything else.
      if (!(error instanceof DOMException && error.name === "AbortError")) setResult("byHand");
    }
  };

  return (
    <span>
      <Button variant="ghost" size="sm" icon={result === "copied" ? "check" : "share"} onClick={() => void share()}>
        <FormattedMessage id="product.share" />
      </Button>
      <output>
        {result === "copied" && <FormattedMessage id="product.linkCopied" />}
        {result === "byHand" && <FormattedMessage id="product.linkByHand" values={{ address: url() }} />}
      </output>
    </span>
  );
}
