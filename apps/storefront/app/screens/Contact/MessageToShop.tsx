import { useState, type FormEvent } from "react";
import { useFetcher } from "react-router";
import { MAX_CONTACT_FILE_BYTES, type ContactFields, type ContactResult } from "@rewire/domain";
import { MessageForm } from "@rewire/ui";
import { FormDraft, useClearFormDraft } from "../parts/FormDraft.tsx";
import { useLinks } from "../../navigation/useLinks.ts";

/** Result of a contact form posted without JavaScript, with the entered values. */
export interface PostedMessage {
  readonly result: ContactResult;
  readonly values?: ContactFields | undefined;
  readonly wasFileDiscarded?: boolean | undefined;
}

const DRAFT_NAME = "contact";

/**
 * Contact form. With JavaScript, the form is submitted without leaving the page, so that the text and the file are
 * kept.
 */
export function MessageToShop({ posted: postedMessage }: { posted: PostedMessage | null }) {
  const links = useLinks();
  const { submit, data, state } = useFetcher<PostedMessage>();
  const [isFileTooLarge, setFileTooLarge] = useState(false);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get("file");
    // Not sent, because the server would reject it only after the upload, which may take minutes.
    const isTooLarge = file instanceof File && file.size > MAX_CONTACT_FILE_BYTES;
    setFileTooLarge(isTooLarge);
    if (!isTooLarge) void submit(form, { method: "post", action: links.contact, encType: "multipart/form-data" });
  };
  const result: ContactResult | undefined = isFileTooLarge
    ? { kind: "invalid", issues: { file: "fileSize" } }
    : (data ?? postedMessage)?.result;
  useClearFormDraft(result?.kind === "sent" ? DRAFT_NAME : null);

  return (
    <FormDraft name={DRAFT_NAME}>
      <MessageForm
        action={links.contact}
        result={result ?? null}
        values={postedMessage?.values}
        wasFileDiscarded={!data && postedMessage?.wasFileDiscarded}
        onSubmit={send}
        isSending={state !== "idle"}
      />
    </FormDraft>
  );
}
