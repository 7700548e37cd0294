import { Suspense, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { lazyComponent } from "@rewire/ui";
import { useLinks } from "../../navigation/useLinks.ts";
import { useCommerce } from "../../commerce/CommerceContext.ts";
import type { BookingResult, BookingRequest } from "./AddBookingToCart.tsx";

const AddBookingToCart = lazyComponent(() => import("./AddBookingToCart.tsx"));

/** State of booking a repair: not started, in progress, or the reason for the failure. */
export type BookingState = "idle" | "booking" | Exclude<BookingResult, "done">;

/**
 * Returns the state of a repair booking, and a function that books the repair and continues to the checkout. The page
 * must render the returned `bookingTask`, which loads the commerce code.
 */
export function useBooking(): {
  book: (request: BookingRequest) => void;
  state: BookingState;
  waitSeconds: number;
  bookingTask: ReactNode;
} {
  const links = useLinks();
  const navigate = useNavigate();
  const { prepare } = useCommerce();
  const [request, setRequest] = useState<BookingRequest | null>(null);
  const [bookingResult, setBookingResult] = useState<BookingResult | null>(null);
  const [waitSeconds, setWaitSeconds] = useState(0);

  const bookRepair = (next: BookingRequest) => {
    prepare();
    setBookingResult(null);
    setRequest(next);
  };
  const handleResult = (bookingOutcome: BookingResult, seconds = 0) => {
    setBookingResult(bookingOutcome);
    setWaitSeconds(seconds);
    if (bookingOutcome === "done") void navigate(links.checkout);
    else setRequest(null);
  };
  return {
    book: bookRepair,
    state: bookingResult === null || bookingResult === "done" ? (request ? "booking" : "idle") : bookingResult,
    waitSeconds,
    bookingTask: request && (
      <Suspense fallback={null}>
        <AddBookingToCart request={request} onResult={handleResult} />
      </Suspense>
    ),
  };
}
