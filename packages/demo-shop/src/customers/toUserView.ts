import { createConnection, type PageArgs } from "../wordpress/connection.ts";
import { toAvatarView } from "../reviews/toReviewView.ts";
import { createSessionToken, type RequestContext } from "../session/RequestContext.ts";
import { escapeName, toGlobalId, slugify } from "../wordpress/text.ts";
import { formatIsoInZone } from "../wordpress/time.ts";
import type { User } from "../records/User.ts";

const MANAGER_CAPABILITIES = [
  "manage_woocommerce",
  "edit_shop_orders",
  "edit_others_shop_orders",
  "read_private_shop_orders",
];

/** Capabilities of the roles that clients query. */
const CAPABILITIES_BY_ROLE: Readonly<Record<string, readonly string[]>> = {
  customer: ["read"],
  shop_manager: MANAGER_CAPABILITIES,
  administrator: [...MANAGER_CAPABILITIES, "manage_options", "activate_plugins"],
};

/** Resolves an account as a WordPress user, with the fields that only the account's owner may see. */
export function toUserView(context: RequestContext, user: User): Record<string, unknown> {
  const { engine } = context;
  return {
    __typename: "User",
    id: toGlobalId("user", user.id),
    databaseId: user.id,
    userId: user.id,
    username: user.username,
    name: user.displayName,
    nicename: slugify(user.username),
    nickname: user.nickname,
    firstName: escapeName(user.firstName) || null,
    lastName: escapeName(user.lastName) || null,
    email: user.email,
    description: user.description || null,
    url: user.url || null,
    locale: user.locale,
    registeredDate: formatIsoInZone(user.registered, engine.settings.timeZone),
    slug: slugify(user.username),
    uri: `/author/${slugify(user.username)}/`,
    stripeCustomerId: null,
    avatar: ({ size }: { readonly size?: number | null }) => toAvatarView(engine, user.email, size ?? 96),
    capabilities: user.roles.flatMap((role) => CAPABILITIES_BY_ROLE[role] ?? []),
    wooSessionToken: () => createSessionToken(engine, context.session),
    roles: (args: PageArgs) =>
      createConnection(
        user.roles,
        args,
        (role) => role,
        (role) => ({ id: toGlobalId("user_role", role), name: role, displayName: role }),
      ),
  };
}
