import { useSlotRecipe } from "@chakra-ui/react";
import { type SiteLinks, type Viewer, formatViewerName } from "@rewire/domain";
import { useIntl } from "react-intl";
import { headerActionRecipe } from "../../layout/HeaderLink/HeaderAction.recipe.ts";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Menu } from "../../primitives/Menu/Menu.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface AvatarMenuProps {
  viewer: Viewer;
  links: Pick<SiteLinks, "myAccount" | "accountTab">;
  onLogOut: () => void;
}

/**
 * Header button of a logged-in customer, which opens a menu with the wishlist, the account and log-out. Import it
 * lazily, and render a `HeaderLink` to the account until it is loaded.
 */
export function AvatarMenu({ viewer, links, onLogOut }: AvatarMenuProps) {
  const { formatMessage } = useIntl();
  const styles = useSlotRecipe({ recipe: headerActionRecipe })();
  const name = formatViewerName(viewer);

  return (
    <Menu
      align="end"
      trigger={
        <chakra.button
          type="button"
          aria-label={formatMessage({ id: "layout.accountOf" }, { name })}
          css={styles["root"]}
        >
          {viewer.avatar ? (
            <AvatarImage src={viewer.avatar} alt="" width={24} height={24} />
          ) : (
            <Icon name="person" size={1.5} />
          )}
          <CustomerName css={styles["label"]}>{name}</CustomerName>
        </chakra.button>
      }
      items={[
        {
          id: "wishlist",
          label: formatMessage({ id: "layout.wishlist" }),
          icon: "heart",
          href: links.accountTab("wishlist"),
        },
        { id: "account", label: formatMessage({ id: "layout.account" }), icon: "person", href: links.myAccount },
        { id: "logOut", label: formatMessage({ id: "layout.logOut" }), icon: "logOut", onSelect: onLogOut },
      ]}
    />
  );
}

const AvatarImage = chakra("img", {
  base: { boxSize: "1.5rem", borderRadius: "full", bg: "bg.muted", objectFit: "cover" },
});
const CustomerName = chakra("span", { base: { maxWidth: "9rem", overflow: "hidden", textOverflow: "ellipsis" } });
