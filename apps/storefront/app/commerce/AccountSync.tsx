import DevicesSync from "./devices/DevicesSync.tsx";
import WishlistSync from "./wishlist/WishlistSync.tsx";

/** Synchronises this browser's wishlist and devices with the account's. Renders nothing. */
export default function AccountSync({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <>
      <WishlistSync isLoggedIn={isLoggedIn} />
      <DevicesSync isLoggedIn={isLoggedIn} />
    </>
  );
}
