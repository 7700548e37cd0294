import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from "react";
import { FormattedMessage } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { isReachable } from "./isReachable.ts";

/**
 * Time after a form was sent in which it is not sent again, in milliseconds; later, its visitor may have stopped the
 * browser, or the request may have been lost.
 */
const ANSWER_TIME_MS = 10_000;

/**
 * Form that the browser posts, which loads another document. A second press while the answer is on its way is ignored:
 * the browser would send the form again and show the second answer alone, such as that the review is known already.
 * Without a connection, the browser would show its own error page instead, and what was entered might be lost: the form
 * is then not sent, and an alert in it says so and receives the focus. Pass it to `chakra` instead of the tag "form".
 * Its page loads the deferred messages.
 */
export function PostForm({ onSubmit, children, ...props }: ComponentProps<"form">) {
  /** Number of attempts without a connection since the form was sent or refused last. */
  const [attemptCount, setAttemptCount] = useState(0);
  const sentAt = useRef<number>(undefined);
  const isConnected = useRef(false);
  const sendIfReachable = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    isConnected.current = await isReachable(form.getAttribute("action") ?? "");
    if (isConnected.current) form.requestSubmit(submitter);
    else setAttemptCount((count) => count + 1);
    isConnected.current = false;
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    // A form that is refused, or that a script sends, does not load a document.
    if (event.defaultPrevented) return setAttemptCount(0);
    if (!navigator.onLine && !isConnected.current) {
      event.preventDefault();
      return void sendIfReachable(event.currentTarget, event.nativeEvent.submitter);
    }
    if (isAwaited(sentAt.current)) event.preventDefault();
    // A form of the method GET only asks for a page.
    else if (event.currentTarget.method === "post") {
      sentAt.current = Date.now();
      // With the back button, the form may be shown again as it was left.
      window.addEventListener("pagehide", () => (sentAt.current = undefined), { once: true });
    }
    setAttemptCount(0);
  };
  return (
    <form {...props} onSubmit={handleSubmit}>
      {/* The key moves the focus again at each attempt. */}
      {attemptCount > 0 && <OfflineAlert key={attemptCount} hasMargin={props.className === undefined} />}
      {children}
    </form>
  );
}

/** Returns whether the answer to a form sent at a time, in milliseconds since 1970, is still awaited. */
const isAwaited = (sentAt: number | undefined) => sentAt !== undefined && Date.now() - sentAt < ANSWER_TIME_MS;

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
