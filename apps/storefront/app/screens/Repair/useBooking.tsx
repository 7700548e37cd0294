import { Suspense, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { lazyPart } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";
import { useCommerce } from "../../commerce/CommerceContext.ts";
import type { BookingEnd, BookingRequest } from "./BookingIntoCart.tsx";

const BookingIntoCart = lazyPart(() => import("./BookingIntoCart.tsx"));

/** State of a booking. */
export type BookingState = "idle" | "booking" | Exclude<BookingEnd, "done">;

/** Books a repair and continues to checkout. Render `work` in the page: it loads the cart's code. */
export function useBooking(): {
  book: (request: BookingRequest) => void;
  state: BookingState;
  waitSeconds: number;
  work: ReactNode;
} {
  const links = useLinks();
  const navigate = useNavigate();
  const { prepare } = useCommerce();
  const [request, setRequest] = useState<BookingRequest | null>(null);
  const [end, setEnd] = useState<BookingEnd | null>(null);
  const [waitSeconds, setWaitSeconds] = useState(0);

  const book = (next: BookingRequest) => {
    prepare();
    setEnd(null);
    setRequest(next);
  };
  const handleEnd = (how: BookingEnd, seconds = 0) => {
    setEnd(how);
    setWaitSeconds(seconds);
    if (how === "done") void navigate(links.checkout);
    else setRequest(null);
  };
  return {
    book,
    state: end === null || end === "done" ? (request ? "booking" : "idle") : end,
    waitSeconds,
    work: request && (
      <Suspense fallback={null}>
        <BookingIntoCart request={request} onEnd={handleEnd} />
      </Suspense>
    ),
  };
}
