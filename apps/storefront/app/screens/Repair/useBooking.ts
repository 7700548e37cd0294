import { useEffect, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { RepairBooking, RepairLine } from "../../lib/bookRepair.ts";
import { useLinks } from "../../lib/useLinks.ts";
import { useStore } from "../../store/StoreContext.ts";

/** Where a booking stands. */
export type BookingState = "idle" | "booking" | "taken" | "failed";

/**
 * Books what the desk shows: the server keeps the time, the repairs go into the cart, and checkout follows. One visitor is
 * one holder for as long as the tab lives, so that trying another time gives the first one back.
 */
export function useBooking(): { book: (address: string, note: string) => Promise<void>; state: BookingState } {
  const links = useLinks();
  const navigate = useNavigate();
  const { addToCart } = useStore();
  const { submit, data, state: sending } = useFetcher<RepairBooking>();
  const [hasFailed, setHasFailed] = useState(false);
  const holder = useRef("");
  const answered = useRef<RepairBooking | undefined>(undefined);

  const book = async (address: string, note: string) => {
    holder.current ||= crypto.randomUUID();
    setHasFailed(false);
    await submit({ address: address.split("?")[1] ?? "", holder: holder.current, note }, { method: "post", action: links.repair, encType: "application/json" });
  };

  useEffect(() => {
    if (data?.kind !== "held" || data === answered.current || sending !== "idle") return;
    answered.current = data;
    const addAll = async (lines: readonly RepairLine[]) => {
      for (const line of lines) if (!(await addToCart(line)).ok) return setHasFailed(true);
      await navigate(links.checkout);
    };
    void addAll(data.lines);
  }, [data, sending, addToCart, navigate, links]);

  if (hasFailed) return { book, state: "failed" };
  if (sending !== "idle" || data?.kind === "held") return { book, state: "booking" };
  return { book, state: data?.kind ?? "idle" };
}
