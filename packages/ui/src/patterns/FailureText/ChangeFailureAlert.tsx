import type { ShopFailure } from "@rewire/domain";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { FailureText } from "./FailureText.tsx";

interface ChangeFailureAlertProps {
  /** Sentence that names the change: "The shipping method could not be changed." */
  title: string;
  failure: ShopFailure;
}

/** Alert beside a control whose change the shop did not make; the control shows its former value again. */
export const ChangeFailureAlert = ({ title, failure }: ChangeFailureAlertProps) => (
  <Alert tone="danger" announce="assertive" title={title}>
    <FailureText failure={failure} />
  </Alert>
);
