import type { Address, BillingAddress, CountryState, ShopFailure } from "@rewire/domain";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { AddressText } from "../../patterns/AddressText/AddressText.tsx";
import { hasDraft, type OpenDraft } from "../../patterns/rules/useFormDraft.ts";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { AddressEditor, toEditorValues } from "./AddressEditor.tsx";

/** Kind of customer address: delivery or billing. */
export type AddressKind = "shipping" | "billing";

export interface AddressBookProps {
  shipping: Address;
  billing: BillingAddress;
  /** ISO 3166-1 alpha-2 codes of the countries that the shop sells to. */
  countries: readonly string[];
  /** States by country; those of a missing country are not loaded yet. */
  states: Readonly<Record<string, readonly CountryState[]>>;
  /** Called with the country of an address that is opened or changed, so that its states can be fetched. */
  onCountryChange?: ((country: string) => void) | undefined;
  /** Country with which the form of an address opens that has none yet. @default none */
  defaultCountry?: string | undefined;
  /** Saves an address; resolves to null on success. The delivery address has no e-mail and phone. */
  onSave: (addressKind: AddressKind, address: BillingAddress | Address) => Promise<ShopFailure | null>;
  /** Opens the storage for text that has not been saved yet, by the kind of the address. @default none */
  openDraft?: OpenDraft | undefined;
}

/** Delivery and billing addresses of a customer, each of which can be edited in place. */
export function AddressBook({ shipping, billing, ...rest }: AddressBookProps) {
  return (
    <AddressGrid>
      <AddressCard addressKind="shipping" address={shipping} {...rest} />
      <AddressCard addressKind="billing" address={billing} {...rest} />
    </AddressGrid>
  );
}

export interface AddressCardProps extends Omit<AddressBookProps, "shipping" | "billing"> {
  addressKind: AddressKind;
  address: Address | BillingAddress;
}

function AddressCard({ addressKind, address, onSave, openDraft, defaultCountry = "", ...form }: AddressCardProps) {
  const { formatMessage } = useIntl();
  const [draft] = useState(() => openDraft?.(addressKind));
  const editedAddress = address.country === "" ? { ...address, country: defaultCountry } : address;
  const [state, setState] = useState<"shown" | "reopened" | "open" | "saved" | "left">(() =>
    hasDraft(draft, toEditorValues(editedAddress)) ? "reopened" : "shown",
  );
  const isOpen = state === "open" || state === "reopened";
  const title = formatMessage({
    id: addressKind === "shipping" ? "account.deliveryAddress" : "account.billingAddress",
  });
  const hasAddress = address.address1 !== "" || address.city !== "";

  const saveAddress = async (changedAddress: Address | BillingAddress) => {
    const failure = await onSave(addressKind, changedAddress);
    if (!failure) setState("saved");
    return failure;
  };

  return (
    <AddressCardRoot aria-label={title}>
      <CardHeader>
        <Heading>{title}</Heading>
        {!isOpen && (
          <EditButton
            title={title}
            hasAddress={hasAddress}
            hasFocus={state !== "shown"}
            onClick={() => setState("open")}
          />
        )}
      </CardHeader>
      {state === "saved" && (
        <Alert tone="success" announce="polite">
          {formatMessage({ id: "account.updated" })}
        </Alert>
      )}
      {isOpen ? (
        <AddressEditor
          addressKind={addressKind}
          address={editedAddress}
          title={title}
          draft={draft}
          receivesFocus={state === "open"}
          onSave={saveAddress}
          onCancel={() => setState("left")}
          {...form}
        />
      ) : (
        <Text>
          {hasAddress ? (
            <AddressText address={address} states={form.states[address.country]} />
          ) : (
            formatMessage({ id: "account.noAddress" })
          )}
        </Text>
      )}
    </AddressCardRoot>
  );
}

interface EditButtonProps {
  /** Title of the address. */
  title: string;
  /** Whether an address is stored. */
  hasAddress: boolean;
  /** Whether the card receives the focus when it appears, because the focused editor has been removed. */
  hasFocus: boolean;
  onClick: () => void;
}

function EditButton({ title, hasAddress, hasFocus, onClick }: EditButtonProps) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);

  return (
    <Button
      ref={button}
      size="sm"
      variant="line"
      icon="edit"
      aria-label={formatMessage({ id: hasAddress ? "account.editAddress" : "account.addAddressOf" }, { which: title })}
      onClick={onClick}
    >
      {formatMessage({ id: hasAddress ? "account.edit" : "account.addAddress" })}
    </Button>
  );
}

const AddressGrid = chakra("div", {
  base: {
    display: "grid",
    gap: "5",
    alignItems: "start",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
  },
});
const AddressCardRoot = chakra("section", {
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
const CardHeader = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    minHeight: "controlSm",
    "& > button": { hyphens: "auto", overflowWrap: "anywhere" },
  },
});
const Heading = chakra("h2", { base: { textStyle: "h3", minWidth: "0" } });
const Text = chakra("p", { base: { color: "fg.muted", overflowWrap: "anywhere" } });
