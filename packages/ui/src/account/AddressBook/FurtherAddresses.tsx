import {
  createEmptyAddress,
  formatAddressTitle,
  type Address,
  type CountryState,
  type ShopFailure,
  type StoredAddress,
} from "@rewire/domain";
import { useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ListFailure, ListSkeleton, type ListState } from "../../patterns/ListState/ListState.tsx";
import type { OpenDraft } from "../../patterns/rules/useFormDraft.ts";
import { UndoRemoval } from "../../patterns/UndoRemoval/UndoRemoval.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";
import type { AddressKind } from "./AddressBook.tsx";
import { AddressEditor } from "./AddressEditor.tsx";
import { ChangeFailure, FurtherAddressCard } from "./FurtherAddressCard.tsx";
import { NEW_ID, useOpenForm, type AddressListFormProps } from "./useOpenForm.ts";
import { useReturnFocus } from "./useReturnFocus.ts";
import { useUndoableRemoval, watchFocus } from "./useUndoableRemoval.ts";

export interface FurtherAddressesProps {
  state: ListState<StoredAddress>;
  /** Country of a new address. */
  defaultCountry: string;
  /** ISO 3166-1 alpha-2 codes of the countries that the shop sells to. */
  countries: readonly string[];
  /** States by country; those of a missing country are not loaded yet. */
  states: Readonly<Record<string, readonly CountryState[]>>;
  onCountryChange?: ((country: string) => void) | undefined;
  /** Whether no more addresses can be added. @default false */
  isFull?: boolean | undefined;
  /**
   * Stores an address; resolves to null on success.
   * @param id Address to replace; null adds one
   * @param nextId Address before which a new one is listed; the end of the list by default
   */
  onSave: (id: string | null, address: Address, nextId?: string) => Promise<ShopFailure | null>;
  /** Removes an address; resolves to null on success. */
  onRemove: (id: string) => Promise<ShopFailure | null>;
  /** Makes an address the default, and stores the former default; resolves to null on success. */
  onMakeDefault: (storedAddress: StoredAddress, kind: AddressKind) => Promise<ShopFailure | null>;
  /** Opens the storage for text that has not been saved yet, by the id of the address or "new". @default none */
  openDraft?: OpenDraft | undefined;
}

/**
 * List of a customer's additional addresses, which can be added, edited, removed, or made the default. Only one form is
 * open at a time. The last removal can be undone.
 */
export function FurtherAddresses(props: FurtherAddressesProps) {
  const { state, isFull = false, countries, states, onCountryChange, defaultCountry, onMakeDefault, openDraft } = props;
  const form = { countries, states, onCountryChange, openDraft };
  const { formatMessage } = useIntl();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const getFormProps = useOpenForm(props);
  const { remove, ...removal } = useUndoableRemoval(props, () => heading.current?.focus());

  /** Moves the focus to the heading if the change was successful, because the card with the pressed button is removed. */
  const makeDefault: FurtherAddressesProps["onMakeDefault"] = async (storedAddress, kind) => {
    const hasFocusStayed = watchFocus();
    const failure = await onMakeDefault(storedAddress, kind);
    if (!failure && hasFocusStayed()) heading.current?.focus();
    return failure;
  };

  return (
    <AddressSection aria-labelledby={id}>
      <div>
        <Heading ref={heading} id={id} tabIndex={-1}>
          {formatMessage({ id: "account.furtherAddresses" })}
        </Heading>
        <RemovalNotice {...removal} />
      </div>
      {state.kind === "loading" && <ListSkeleton rows={1} />}
      {state.kind === "failed" && (
        <ListFailure title={formatMessage({ id: "account.addressesFailed" })} onRetry={state.onRetry} />
      )}
      {state.kind === "ready" && (
        <>
          {state.items.length === 0 && <Text>{formatMessage({ id: "account.noFurtherAddresses" })}</Text>}
          <List>
            {state.items.map((storedAddress, index) => (
              <FurtherAddressCard
                key={storedAddress.id}
                {...form}
                {...getFormProps(storedAddress.id)}
                onRemove={() => remove(storedAddress, state.items[index + 1]?.id)}
                onMakeDefault={makeDefault}
                entry={storedAddress}
              />
            ))}
          </List>
          <NewAddress {...form} {...getFormProps(NEW_ID)} defaultCountry={defaultCountry} isFull={isFull} />
        </>
      )}
    </AddressSection>
  );
}

/** Notice about the address that was removed last, with a button to restore it. */
function RemovalNotice({
  removedAddress,
  isRestoring,
  failure,
  restore,
}: Omit<ReturnType<typeof useUndoableRemoval>, "remove">) {
  const title = removedAddress && formatAddressTitle(removedAddress.entry.address);
  return (
    <NoticeArea>
      <div aria-live="polite">
        {removedAddress && title !== null && (
          <UndoRemoval
            key={removedAddress.entry.id}
            name={title}
            receivesFocus={removedAddress.receivesFocus}
            isRestoring={isRestoring}
            onRestore={() => void restore()}
          >
            <FormattedMessage id="account.addressRemoved" values={{ which: title }} />
          </UndoRemoval>
        )}
      </div>
      {failure && <ChangeFailure failure={failure} />}
    </NoticeArea>
  );
}

interface NewAddressProps extends AddressListFormProps {
  defaultCountry: string;
  isFull: boolean;
}

/** Button that opens the form of a new address, or that form. */
function NewAddress(props: NewAddressProps) {
  const { isOpen, isReopened, isFull, defaultCountry, openDraft, onOpen, onClose, ...form } = props;
  const { formatMessage } = useIntl();
  const [draft] = useState(() => openDraft?.(NEW_ID));
  const button = useRef<HTMLButtonElement>(null);
  const fullNote = useRef<HTMLDivElement>(null);
  useReturnFocus(isOpen, () => (button.current ?? fullNote.current)?.focus());
  const title = formatMessage({ id: "account.newAddress" });
  if (isOpen) {
    return (
      <FormPanel>
        <AddressEditor
          {...form}
          addressKind="shipping"
          address={createEmptyAddress(defaultCountry)}
          title={title}
          draft={draft}
          receivesFocus={!isReopened}
          onCancel={onClose}
        />
      </FormPanel>
    );
  }
  if (isFull)
    return (
      <Alert ref={fullNote} tone="info">
        {formatMessage({ id: "account.addressesFull" })}
      </Alert>
    );
  return (
    <div>
      <Button ref={button} variant="line" icon="add" onClick={onOpen}>
        {title}
      </Button>
    </div>
  );
}

const NoticeArea = chakra("div", { base: { "& > :not(:empty)": { mt: "4" } } });
const AddressSection = chakra("section", { base: { display: "grid", gap: "4", mt: "10", minWidth: "0" } });
const Heading = chakra("h2", { base: { textStyle: "h3" } });
const Text = chakra("p", { base: { color: "fg.muted" } });
const List = chakra("ul", {
  base: {
    display: "grid",
    gap: "5",
    alignItems: "start",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    _empty: { display: "none" },
  },
});
const FormPanel = chakra("div", {
  base: {
    p: { base: "4", md: "6" },
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    bg: "bg.panel",
    minWidth: "0",
  },
});
