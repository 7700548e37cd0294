import { createAlertLinks, type AlertRequestResult, type Money } from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import { AlertForm } from "@rewire/ui";
import { isReachable } from "@rewire/ui/is-reachable";
import { useState, type FormEvent } from "react";
import { useFetcher } from "react-router";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { FormDraft, useClearFormDraft } from "../parts/FormDraft.tsx";
import { AlertMessages } from "./AlertMessages.tsx";
import type { AlertView } from "./AlertView.ts";

interface ProductAlertProps {
  slug: string;
  /** Selected variation; null for the whole product. */
  variationId: number | null;
  /** Whether it is sold out: then the form is about its return, else about a lower price. */
  isSoldOut: boolean;
  price: Money | null;
}

/**
 * Form on a product page to request an e-mail alert. With JavaScript, the form is submitted without leaving the page.
 */
export function ProductAlert(props: ProductAlertProps) {
  const { isSoldOut, price, variationId } = props;
  // Nothing is cheaper than free.
  if (!isSoldOut && (price?.minor ?? 0) === 0) return null;
  return (
    <AlertMessages fallback={null}>
      <ConnectedAlertForm key={`${isSoldOut} ${variationId}`} {...props} />
    </AlertMessages>
  );
}

function ConnectedAlertForm({ slug, variationId, isSoldOut, price }: ProductAlertProps) {
  const { locale } = useDocument();
  const { submit, data, state } = useFetcher<{ readonly view: AlertView }>();
  const action = createAlertLinks(localePrefixes[locale]).request;
  const [offlineResult, setOfflineResult] = useState<AlertRequestResult | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // The router loads the route of the action with the first submission. Without a connection it cannot, and would load
    // the whole page anew, which leaves an error page of the browser.
    const isConnected = await isReachable(action);
    setOfflineResult(isConnected ? null : { kind: "unavailable" });
    if (isConnected) await submit(form, { method: "post", action });
  };
  const result = offlineResult ?? (data ? toResult(data.view) : null);
  // The same for all variations: the form of another one begins with what was typed.
  const draftName = `alert.${slug}`;
  useClearFormDraft(result?.kind === "sent" ? draftName : null);
  return (
    <FormDraft name={draftName}>
      <AlertForm
        action={action}
        kind={isSoldOut ? "stock" : "price"}
        slug={slug}
        variationId={variationId}
        price={price}
        result={result}
        onSubmit={send}
        isSending={state !== "idle"}
      />
    </FormDraft>
  );
}

const toResult = (view: AlertView): AlertRequestResult =>
  view.step === "form" ? view.result : view.step === "sent" ? { kind: "sent" } : { kind: "unavailable" };
