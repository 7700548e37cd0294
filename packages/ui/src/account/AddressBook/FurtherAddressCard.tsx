import { formatAddressTitle, type ShopFailure, type StoredAddress } from "@rewire/domain";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { AddressText } from "../../patterns/AddressText/AddressText.tsx";
import { FailureText } from "../../patterns/FailureText/FailureText.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";
import type { AddressKind } from "./AddressBook.tsx";
import { AddressEditor } from "./AddressEditor.tsx";
import type { FurtherAddressesProps } from "./FurtherAddresses.tsx";
import type { AddressListFormProps } from "./useOpenForm.ts";
import { useReturnFocus } from "./useReturnFocus.ts";

interface FurtherAddressCardProps extends AddressListFormProps, Pick<FurtherAddressesProps, "onMakeDefault"> {
  entry: StoredAddress;
  /** Removes the address; resolves to null on success. */
  onRemove: () => Promise<ShopFailure | null>;
}

/**
 * Card for an additional address with buttons to change it. While the address is being edited, a form replaces the
 * card.
 */
export function FurtherAddressCard(props: FurtherAddressCardProps) {
  const { entry, isOpen, isReopened, openDraft, onOpen, onClose, onRemove, onMakeDefault, ...form } = props;
  const { formatMessage } = useIntl();
  const [draft] = useState(() => openDraft?.(entry.id));
  // A changed address is no longer in the list, and has no text to be saved.
  const { failure, ...pendingChangeProps } = usePendingChange(() => draft?.write({}));
  const addressTitle = formatAddressTitle(entry.address);
  const editButton = useRef<HTMLButtonElement>(null);
  useReturnFocus(isOpen, () => editButton.current?.focus());
  if (isOpen) {
    return (
      <CardRoot>
        <AddressEditor
          {...form}
          addressKind="shipping"
          address={entry.address}
          title={formatMessage({ id: "account.editAddress" }, { which: addressTitle })}
          draft={draft}
          receivesFocus={!isReopened}
          onCancel={onClose}
        />
      </CardRoot>
    );
  }
  return (
    <CardRoot>
      <Text>
        <AddressText address={entry.address} states={form.states[entry.address.country]} />
      </Text>
      {failure && <ChangeFailure failure={failure} />}
      <CardActions>
        {(["shipping", "billing"] as const).map((kind) => (
          <DefaultAddressButton
            key={kind}
            {...pendingChangeProps}
            {...{ kind, addressTitle }}
            onClick={() => onMakeDefault(entry, kind)}
          />
        ))}
        <Button
          ref={editButton}
          size="sm"
          variant="ghost"
          icon="edit"
          aria-label={formatMessage({ id: "account.editAddress" }, { which: addressTitle })}
          onClick={onOpen}
        >
          {formatMessage({ id: "account.edit" })}
        </Button>
        <RemoveAddressButton {...pendingChangeProps} addressTitle={addressTitle} onClick={onRemove} />
      </CardActions>
    </CardRoot>
  );
}

/** Alert with the reason why a change of the address failed. */
export const ChangeFailure = ({ failure }: { failure: ShopFailure }) => (
  <Alert tone="danger" announce="assertive">
    <FailureText failure={failure} />
  </Alert>
);

type PendingChange = ReturnType<typeof usePendingChange>;

interface AddressButtonProps extends Pick<PendingChange, "pendingChange" | "runChange"> {
  /** Title of the address. */
  addressTitle: string;
  onClick: () => Promise<ShopFailure | null>;
}

/** Button that removes an address. */
function RemoveAddressButton({ addressTitle, pendingChange, runChange, onClick }: AddressButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <Button
      size="sm"
      variant="ghost"
      icon="trash"
      isLoading={pendingChange === "remove"}
      aria-label={formatMessage({ id: "account.removeAddressOf" }, { which: addressTitle })}
      onClick={() => void runChange("remove", onClick)}
    >
      {formatMessage({ id: "account.removeAddress" })}
    </Button>
  );
}

interface DefaultAddressButtonProps extends AddressButtonProps {
  kind: AddressKind;
}

/** Button that makes an address the default of a kind. */
function DefaultAddressButton({ kind, addressTitle, pendingChange, runChange, onClick }: DefaultAddressButtonProps) {
  const { formatMessage } = useIntl();
  const labelId = kind === "shipping" ? "account.useForDelivery" : "account.useForBilling";
  return (
    <Button
      size="sm"
      variant="line"
      isLoading={pendingChange === kind}
      aria-label={formatMessage({ id: `${labelId}Of` }, { which: addressTitle })}
      onClick={() => void runChange(kind, onClick)}
    >
      {formatMessage({ id: labelId })}
    </Button>
  );
}

/**
 * Returns which change of an address is pending, the failure of the last one, and a function that runs one.
 * @param onSuccess Called after a successful change.
 */
function usePendingChange(onSuccess: () => void) {
  const [pendingChange, setPendingChange] = useState<AddressKind | "remove" | null>(null);
  const [failure, setFailure] = useState<ShopFailure | null>(null);
  const runChange = async (changeKind: AddressKind | "remove", send: () => Promise<ShopFailure | null>) => {
    if (pendingChange) return;
    setPendingChange(changeKind);
    const changeFailure = await send();
    setFailure(changeFailure);
    setPendingChange(null);
    if (!changeFailure) onSuccess();
  };
  return { pendingChange, failure, runChange };
}

const CardRoot = chakra("li", {
  base: {
    display: "grid",
    gap: "4",
    minWidth: "0",
    p: { base: "4", md: "6" },
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    bg: "bg.panel",
  },
});
const Text = chakra("p", { base: { color: "fg.muted", overflowWrap: "anywhere" } });
const CardActions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
