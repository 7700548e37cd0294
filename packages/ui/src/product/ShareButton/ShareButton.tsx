import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";

// @chunk sharing: too small for a file of its own.

export interface ShareButtonProps {
  /** Title for the native share dialog. */
  title: string;
  /** Returns the URL when the button is pressed, including the selected options. */
  url: () => string;
  /** @default "ghost" */
  variant?: "ghost" | "line" | undefined;
}

/**
 * Button that shares the current URL through the native share dialog. Browsers without such a dialog copy the URL to
 * the clipboard; if copying fails, the URL is shown as text.
 */
export function ShareButton({ title, url, variant = "ghost" }: ShareButtonProps) {
  const [shareResult, setShareResult] = useState<"nothing" | "copied" | "byHand">("nothing");

  const shareUrl = async () => {
    const sharedUrl = url();
    try {
      if (typeof navigator.share === "function") {
        await navigator.share({ title, url: sharedUrl });
        return;
      }
      await navigator.clipboard.writeText(sharedUrl);
      setShareResult("copied");
    } catch (error) {
      // Closing the share dialog is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) setShareResult("byHand");
    }
  };

  return (
    <Root>
      <Button
        variant={variant}
        size="sm"
        icon={shareResult === "copied" ? "check" : "share"}
        onClick={() => void shareUrl()}
      >
        <FormattedMessage id="product.share" />
      </Button>
      <output>
        {shareResult === "copied" && <FormattedMessage id="product.linkCopied" />}
        {shareResult === "byHand" && <FormattedMessage id="product.linkByHand" values={{ address: url() }} />}
      </output>
    </Root>
  );
}

// Without a line of text of its own, which would be higher than the button.
const Root = chakra("span", { base: { display: "inline-flex", flexWrap: "wrap", alignItems: "center" } });
