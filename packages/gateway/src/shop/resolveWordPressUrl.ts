/**
 * Resolves a path of the WordPress site that a GraphQL endpoint belongs to: "wp-admin/admin-ajax.php" of
 * `https://shop.example/blog/graphql` is `https://shop.example/blog/wp-admin/admin-ajax.php`.
 */
export const resolveWordPressUrl = (path: string, { origin, pathname }: URL): URL =>
  // Permalinks without rewriting have "/index.php/" before the endpoint; a slash may end it.
  new URL(path, origin + pathname.replace(/(?:\/index\.php)?\/graphql\/?$/, "/graphql"));
