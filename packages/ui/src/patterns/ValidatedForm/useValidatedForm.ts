import { useEffect } from "react";
import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from "react-hook-form";

// @chunk refusals: too small for a file of its own.

/** Resolves after the click of the latest press of a mouse or finger; undefined before the first. */
let latestPress: Promise<void> | undefined;

// Not `pointerdown` and `pointerup`: a finger has been lifted before its tap moves the focus.
const trackPress = () => {
  latestPress = new Promise((resolve) => {
    // The click follows `mouseup` in the same task.
    addEventListener("mouseup", () => setTimeout(resolve), { once: true });
  });
};

/**
 * Returns a form of react-hook-form that validates a field when it is left, and after that with every change. A field
 * that is left by a press is validated after the click: its error would move what is being pressed away from under the
 * pointer, and the browser would send the click to something else.
 */
export function useValidatedForm<Values extends FieldValues>(options: UseFormProps<Values>): UseFormReturn<Values> {
  const form = useForm<Values>({ mode: "onTouched", shouldFocusError: false, ...options });
  // A listener that is there already is not added again.
  useEffect(() => addEventListener("mousedown", trackPress, true), []);
  const register: typeof form.register = (name, rules) => {
    const field = form.control.register(name, rules);
    return {
      ...field,
      onBlur: async (event) => {
        await latestPress;
        return field.onBlur(event);
      },
    };
  };
  // The form stays the same object, on which effects depend.
  return Object.assign(form, { register });
}
