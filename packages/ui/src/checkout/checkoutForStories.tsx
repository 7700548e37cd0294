import { createSiteLinks, createEmptyCheckout, type CheckoutValues } from "@rewire/domain";
import { carts, customers, gateways, germanStates } from "@rewire/domain/testing";
import type { ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import type { CheckoutFormProps } from "./CheckoutForm/CheckoutForm.tsx";
import { useValidatedForm } from "../patterns/ValidatedForm/useValidatedForm.ts";

const { email, phone, ...delivery } = customers.anneliese;
const { email: _email, phone: _phone, ...elsewhere } = customers.ines;

/** A form that Anneliese has filled in, ready to be sent. */
export const filled: CheckoutValues = {
  ...createEmptyCheckout("DE"),
  email,
  phone,
  delivery,
  gateway: "cod",
  note: "",
};

/** The same with the bill going to Porto. */
export const billedElsewhere: CheckoutValues = { ...filled, billToSame: false, billing: elsewhere };

/** What a checkout needs from the shop. */
export const shop = {
  cart: carts.phoneAndChargers,
  links: createSiteLinks(""),
  countries: ["AE", "AT", "DE", "FR", "GB", "NL", "PT", "US"],
  states: {
    DE: germanStates,
    AT: [],
    FR: [],
    GB: [],
    NL: [],
    PT: [],
    AE: [],
    US: [
      { code: "CA", name: "California" },
      { code: "NY", name: "New York" },
    ],
  },
  gateways,
} satisfies Partial<CheckoutFormProps>;

/** The form around a single part of the checkout. */
export function InAForm({
  values = createEmptyCheckout("DE"),
  children,
}: {
  values?: CheckoutValues;
  children: ReactNode;
}) {
  const form = useValidatedForm<CheckoutValues>({ shouldFocusError: true, defaultValues: values });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(() => undefined)} style={{ maxWidth: "640px" }}>
        {children}
        <button type="submit" hidden>
          Send
        </button>
      </form>
    </FormProvider>
  );
}
