import { parseDate } from "#core/base/values/dates.ts";
import type { CustomerOrder } from "#core/domain/order/customer-orders.contract.ts";

const day = (text: string) => parseDate(text) as NonNullable<ReturnType<typeof parseDate>>;

/** An order of internet whose visit has a time, and whose numbers for Easy Switch are still missing. */
export const sampleOrder: CustomerOrder = {
  orderId: "500000001",
  at: "2026-11-27T09:05:00.000Z",
  status: "open",
  items: [{ t: ["Internet", "Fibre 500 Mbps"], prc: 25, status: "ordered" }],
  total: 25,
  once: 0,
  startEarly: false,
  withdrawable_until: day("2026-12-11"),
  "address-id": "FTTB-1000-1-01-1",
  slot: { date: day("2026-12-15"), intervalValue: "08:00-12:00" },
  move_until: day("2026-12-14"),
  portability: null,
  portability_until: day("2026-12-12"),
  can_cancel: true,
  needs: ["portability"],
  steps: [
    { id: "taken", at: day("2026-11-27"), text: "We have received your order." },
    { id: "checked", text: "We are checking your order." },
    { id: "active", text: "Everything works from Tuesday, 15 December 2026." },
  ],
  documents: [
    { text: "Order confirmation", url: "https://api.example/my-digi/account/documents/1?lang=en" },
    { text: "Contract summary (PDF)", url: "https://elsewhere.example/summary.pdf" },
  ],
};
