import type { MessageKey } from "@rewire/messages";
import type { ReactNode, Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface AccountEntryProps {
  /** LogInForm or LostPasswordForm. */
  logIn: ReactNode;
  /** Title above `logIn`. @default "Sign in" */
  logInTitle?: string | undefined;
  /** RegisterForm. */
  register: ReactNode;
  /** Form shown first on phones, where the forms are stacked. @default "logIn" */
  initialForm?: "logIn" | "register" | undefined;
  /** Whether an account also keeps the customer's devices, which is named among its benefits. @default false */
  keepsDevices?: boolean | undefined;
  /** Ref of the page's heading, for example to move the focus to it. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** Account page of a guest: a sign-in form, and next to it the benefits of an account and a registration form. */
export function AccountEntry({
  logIn,
  logInTitle,
  register,
  initialForm = "logIn",
  keepsDevices = false,
  headingRef,
}: AccountEntryProps) {
  const { formatMessage } = useIntl();
  const pageHeading = { as: "h1", ref: headingRef, tabIndex: headingRef ? -1 : undefined } as const;
  const title = logInTitle ?? formatMessage({ id: "account.signIn" });

  const logInSection = (
    <section key="logIn" aria-label={title}>
      <Heading {...(initialForm === "logIn" && pageHeading)}>{title}</Heading>
      {logIn}
    </section>
  );
  const registrationSection = (
    <RegistrationSection key="register" aria-label={formatMessage({ id: "account.newHere" })}>
      <Heading {...(initialForm === "register" && pageHeading)}>{formatMessage({ id: "account.newHere" })}</Heading>
      <LeadText>{formatMessage({ id: "account.newHereLead" })}</LeadText>
      <BenefitList>
        <Benefit id="account.keepOrders" />
        <Benefit id="account.keepRepairs" />
        {keepsDevices && <Benefit id="account.keepDevices" />}
        <Benefit id="account.keepWishlist" />
      </BenefitList>
      {register}
    </RegistrationSection>
  );
  return (
    <EntryColumns>
      {initialForm === "logIn" ? [logInSection, registrationSection] : [registrationSection, logInSection]}
    </EntryColumns>
  );
}

function Benefit({ id }: { id: MessageKey }) {
  return (
    <li>
      <Icon name="check" />
      <span>
        <FormattedMessage id={id} />
      </span>
    </li>
  );
}

const EntryColumns = chakra("div", {
  base: {
    display: "grid",
    rowGap: "12",
    columnGap: "16",
    alignItems: "start",
    maxWidth: "container.form",
    marginInline: "auto",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
  },
});
const Heading = chakra("h2", { base: { textStyle: "h2", mb: "5" } });
const RegistrationSection = chakra("section", {
  base: { minWidth: "0", p: { base: "5", md: "28px" }, bg: "bg.subtle", "& > :is(h1, h2)": { mb: "2" } },
});
const LeadText = chakra("p", { base: { color: "fg.muted", mb: "5" } });
const BenefitList = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "10px",
    mb: "6",
    "& > li": { display: "flex", gap: "3", alignItems: "flex-start" },
    "& svg": { marginTop: "2px" },
    "& span": { minWidth: "0", overflowWrap: "anywhere" },
  },
});
