import { findState, needsState } from "@rewire/domain";
import { useEffect, useLayoutEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { Select } from "../../primitives/Select/Select.tsx";
import { TextField, type TextFieldProps } from "../../primitives/TextField/TextField.tsx";
import type { AddressFormProps } from "./AddressForm.tsx";
import type { AddressFieldOptions, AddressFormValues } from "./useAddressField.ts";

export type StateFieldProps = AddressFieldOptions & Pick<AddressFormProps, "states">;

/**
 * State field of an address: a select if the country has a list of states, otherwise a text field. Text that was typed
 * while the list was loading is replaced by the matching option.
 */
export function StateField({ name, section, idPrefix = name, states }: StateFieldProps) {
  const { formatMessage } = useIntl();
  const { register, formState } = useFormContext<AddressFormValues>();
  const country = useWatch<AddressFormValues, `${string}.country`>({ name: `${name}.country` });
  const isRequired = needsState(country);
  /** Initial state of the address, which the shop has accepted before. */
  const initialState = formState.defaultValues?.[name]?.state ?? "";
  const field = {
    id: `${idPrefix}-state`,
    autoComplete: `${section} address-level1`,
    error: formState.errors[name]?.state?.message,
  };
  useTypedState(name, states);
  useStateRevalidation(name, states);
  const label = formatMessage({ id: "checkout.state" });

  if (!states || states.length === 0) {
    const isComplete = (value: string) =>
      !isRequired || (value.trim() !== "" && (states !== null || value === initialState));
    const requiredMessage = formatMessage({ id: states ? "checkout.requiredState" : "checkout.statesLoading" });
    const validate = (value: string) => isComplete(value) || requiredMessage;
    return (
      <StateTextField
        key="free"
        isOptional={!isRequired}
        label={label}
        {...field}
        {...register(`${name}.state`, { validate })}
      />
    );
  }
  return (
    <Select
      key="list"
      label={label}
      isOptional={!isRequired}
      placeholder={formatMessage({ id: "checkout.chooseState" })}
      options={states.map(({ code, name }) => ({ value: code, label: name }))}
      {...field}
      {...register(`${name}.state`, {
        validate: (value: string) =>
          (value === "" && !isRequired) ||
          states.some(({ code }) => code === value) ||
          formatMessage({ id: "checkout.requiredState" }),
      })}
    />
  );
}

/**
 * Selects the state of the form in a new list of options: the select shows none that was set before them. Text that was
 * typed before the states were loaded becomes the matching state.
 */
function useTypedState(name: string, states: StateFieldProps["states"]) {
  const { getValues, setValue } = useFormContext<AddressFormValues>();
  useEffect(() => {
    if (!states || states.length === 0) return;
    const typedState = getValues(`${name}.state`);
    const state = findState(states, typedState);
    if (state) setValue(`${name}.state`, state.code, { shouldDirty: true });
  }, [states, name, getValues, setValue]);
}

/** Text field for a state; the select that replaces it receives its focus. */
function StateTextField({ name, ...props }: TextFieldProps & { name: `${string}.state` }) {
  const { setFocus } = useFormContext<AddressFormValues>();
  const { id } = props;
  useLayoutEffect(
    () => () => {
      // The field is still in the document when layout effects of a removed component are cleaned up.
      if (document.activeElement?.id === id) setTimeout(() => setFocus(name));
    },
    [id, name, setFocus],
  );
  return <TextField name={name} {...props} />;
}

/** Revalidates an invalid state once the country's list of states is loaded or the country has changed. */
function useStateRevalidation(name: string, states: StateFieldProps["states"]) {
  const { formState, trigger } = useFormContext<AddressFormValues>();
  const hasError = formState.errors[name]?.state !== undefined;
  useEffect(() => {
    if (hasError && states) void trigger(`${name}.state`);
  }, [states, hasError, name, trigger]);
}
