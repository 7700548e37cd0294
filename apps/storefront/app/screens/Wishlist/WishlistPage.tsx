import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { lazyComponent, Link, PageSection, PageTitle, ProductGridSkeleton, Scripting, useIsHydrated } from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { useLinks } from "../../navigation/useLinks.ts";

const WishlistContents = lazyComponent(() => import("./WishlistContents.tsx"));

/**
 * Wishlist page. The server renders only the layout and the heading, because the wishlist is read from browser storage.
 */
export function WishlistPage({ title }: { title: string }) {
  const isHydrated = useIsHydrated();
  const links = useLinks();
  const loadingContent = <ProductGridSkeleton count={4} />;

  return (
    <PageSection verticalPadding="page">
      <PageTitle>{title}</PageTitle>
      {isHydrated ? (
        <Suspense fallback={loadingContent}>
          <DeferredMessages fallback={null}>
            <WishlistContents />
          </DeferredMessages>
        </Suspense>
      ) : (
        <>
          <Scripting visibility="off">
            <DeferredMessages fallback={null}>
              <p>
                <FormattedMessage id="account.noScriptWishes" />
              </p>
            </DeferredMessages>
            <p>
              <Link href={links.products()}>
                <FormattedMessage id="catalog.allProducts" />
              </Link>
            </p>
          </Scripting>
          <Scripting visibility="on">{loadingContent}</Scripting>
        </>
      )}
    </PageSection>
  );
}
