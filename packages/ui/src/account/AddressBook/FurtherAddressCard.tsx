import { formatAddressTitle, type Address, type ShopFailure, type StoredAddress } from "@rewire/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { AddressText } from "../../patterns/AddressText/AddressText.tsx";
import { FailureText } from "../../patterns/FailureText/FailureText.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";
import type { AddressKind } from "./AddressBook.tsx";
import { AddressEditor } from "./AddressEditor.tsx";
import type { FurtherAddressesProps } from "./FurtherAddresses.tsx";

interface FurtherAddressCardProps extends Pick<
  FurtherAddressesProps,
  "countries" | "states" | "onCountryChange" | "onRemove" | "onUse"
> {
  stored: StoredAddress;
  /** Whether the form of this address is open. */
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onSave: (address: Address) => Promise<ShopFailure | null>;
}

/** Further address with its actions; its form replaces the card. */
export function FurtherAddressCard(props: FurtherAddressCardProps) {
  const { stored, isOpen, onOpen, onClose, onSave, onRemove, onUse, ...form } = props;
  const { formatMessage } = useIntl();
  const { failure, ...change } = usePendingChange();
  const addressTitle = formatAddressTitle(stored.address);

  if (isOpen) {
    return (
      <CardRoot>
        <AddressEditor
          {...form}
          addressKind="shipping"
          address={stored.address}
          title={formatMessage({ id: "account.editAddress" }, { which: addressTitle })}
          onSave={onSave}
          onCancel={onClose}
        />
      </CardRoot>
    );
  }
  return (
    <CardRoot>
      <Text>
        <AddressText address={stored.address} />
      </Text>
      {failure && (
        <Alert tone="danger" announce="assertive">
          <FailureText failure={failure} />
        </Alert>
      )}
      <CardActions>
        <UseButton {...change} kind="shipping" addressTitle={addressTitle} onClick={() => onUse(stored, "shipping")} />
        <UseButton {...change} kind="billing" addressTitle={addressTitle} onClick={() => onUse(stored, "billing")} />
        <Button
          size="sm"
          variant="ghost"
          icon="edit"
          aria-label={formatMessage({ id: "account.editAddress" }, { which: addressTitle })}
          onClick={onOpen}
        >
          {formatMessage({ id: "account.edit" })}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon="trash"
          isLoading={change.pending === "remove"}
          aria-label={formatMessage({ id: "account.removeAddressOf" }, { which: addressTitle })}
          onClick={() => void change.run("remove", () => onRemove(stored.id))}
        >
          {formatMessage({ id: "account.removeAddress" })}
        </Button>
      </CardActions>
    </CardRoot>
  );
}

type PendingChange = ReturnType<typeof usePendingChange>;

interface UseButtonProps extends Pick<PendingChange, "pending" | "run"> {
  kind: AddressKind;
  /** Title of the address. */
  addressTitle: string;
  onClick: () => Promise<ShopFailure | null>;
}

/** Button that makes an address the default of a kind. */
function UseButton({ kind, addressTitle, pending, run, onClick }: UseButtonProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: kind === "shipping" ? "account.useForDelivery" : "account.useForBilling" });
  return (
    <Button
      size="sm"
      variant="line"
      isLoading={pending === kind}
      aria-label={`${label}: ${addressTitle}`}
      onClick={() => void run(kind, onClick)}
    >
      {label}
    </Button>
  );
}

/** Returns which change of an address is pending, the failure of the last one, and a function that runs one. */
function usePendingChange() {
  const [pending, setPending] = useState<AddressKind | "remove" | null>(null);
  const [failure, setFailure] = useState<ShopFailure | null>(null);
  const run = async (change: AddressKind | "remove", send: () => Promise<ShopFailure | null>) => {
    if (pending) return;
    setPending(change);
    setFailure(await send());
    setPending(null);
  };
  return { pending, failure, run };
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
