import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from "react";
import { FormattedMessage } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { chakra } from "../../theme/chakra.tsx";

/**
 * Form that the browser posts, which loads another document. Without a connection, the browser would show its own error
 * page instead, and what was entered might be lost: the form is then not sent, and an alert in it says so and receives
 * the focus. Pass it to `chakra` instead of the tag "form". Its page loads the deferred messages.
 */
export function PostForm({ onSubmit, children, ...props }: ComponentProps<"form">) {
  /** Number of attempts without a connection since the form was sent or refused last. */
  const [attemptCount, setAttemptCount] = useState(0);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    // A form that is refused, or that a script sends, does not load a document.
    const isHeldBack = !event.defaultPrevented && !navigator.onLine;
    if (isHeldBack) event.preventDefault();
    setAttemptCount((count) => (isHeldBack ? count + 1 : 0));
  };
  return (
    <form {...props} onSubmit={handleSubmit}>
      {/* The key moves the focus again at each attempt. */}
      {attemptCount > 0 && <OfflineAlert key={attemptCount} hasMargin={props.className === undefined} />}
      {children}
    </form>
  );
}

function OfflineAlert({ hasMargin }: { hasMargin: boolean }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <AlertBox hasMargin={hasMargin}>
      <Alert ref={alert} tone="danger" announce="assertive">
        <FormattedMessage id="failure.notSent" />
      </Alert>
    </AlertBox>
  );
}

/** As wide as the form, whatever its layout. */
const AlertBox = chakra("div", {
  base: { gridColumn: "1 / -1", flexBasis: "full" },
  // A form without styles of its own has no gap between its parts.
  variants: { hasMargin: { true: { mb: "3" } } },
});
