import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { chakra } from "../../theme/chakra.tsx";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { buttonRecipe } from "./Button.recipe.ts";

/** Style props of Button and LinkButton. */
export interface ButtonStyle {
  /** Visual variant; one solid button per view, `repair` only for the repair service. @default "solid" */
  variant?: "solid" | "line" | "ghost" | "repair" | "danger" | undefined;
  /** Height: 36, 44 or 52 px. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  /** Whether the button fills the width of its container. @default false */
  isBlock?: boolean | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
}

export interface ButtonProps extends ButtonStyle, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "color"> {
  /** Whether the action is pending: keeps width and focus, and ignores presses. @default false */
  isLoading?: boolean | undefined;
  /** Label while loading, such as "Adding...". @default the button's own label */
  loadingText?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

/** Button for an action on the page; use LinkButton for navigation. */
export function Button({
  isLoading,
  loadingText,
  icon,
  iconEnd,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  const content = (
    <ButtonContent icon={icon} iconEnd={iconEnd}>
      {children}
    </ButtonContent>
  );

  return (
    <ButtonRoot
      type={type}
      aria-busy={isLoading || undefined}
      // A button that is pressed before hydration is shown as busy: see theme/globalStyles.ts.
      data-async={isLoading === undefined ? undefined : ""}
      onClick={handleClick}
      {...rest}
    >
      {isLoading ? (
        <ContentStack>
          <IdleContent aria-hidden>{content}</IdleContent>
          <BusyContent>
            <Spinner />
            {loadingText ?? children}
          </BusyContent>
        </ContentStack>
      ) : (
        content
      )}
    </ButtonRoot>
  );
}

/** Content of a button: a label between two optional icons. */
export function ButtonContent({
  icon,
  iconEnd,
  children,
}: Pick<ButtonStyle, "icon" | "iconEnd"> & { children: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
}

const ButtonRoot = chakra("button", buttonRecipe);
const ContentStack = chakra("span", { base: { display: "grid", placeItems: "center" } });
const contentLayout = { display: "inline-flex", alignItems: "center", gap: "10px", gridArea: "1 / 1" };
const IdleContent = chakra("span", { base: { ...contentLayout, visibility: "hidden" } });
const BusyContent = chakra("span", { base: contentLayout });
