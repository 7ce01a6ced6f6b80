/** A sample of the API's answer about a customer's account. */
import type { CustomerAccount } from "#core/domain/customer/account.contract.ts";
import { parseDate, type CalendarDate } from "#core/base/values/dates.ts";

const day = (text: string): CalendarDate => parseDate(text) as CalendarDate;

export const device = (id: string, current = false): CustomerAccount["sessions"][number] => ({
  id,
  device: `Firefox ${id}`,
  last_used: "2026-11-02T08:30:00.000Z",
  current,
});

export const sampleAccount: CustomerAccount = {
  email: "marie@digi.example",
  identification_email: "marie@digi.example",
  invoice_email: "bills@digi.example",
  first_name: "Marie",
  last_name: "Peeters",
  customer_number: "100200300",
  client_id: "100200300",
  status: "active",
  expiration_date: null,
  services: ["mobile", "tv"],
  phone_number: "470123456",
  sim_number: "8932000000000001012",
  switch_number: "DG10020030021",
  addresses: [{ id: "FTTB-1000-1-01-1", text: "Grand-Place 1, 1000 Brussels" }],
  phones: [],
  payment: { method: "manual_transfer", holder: "Marie Peeters", iban: null, mandate: null },
  contracts: [
    {
      id: "500000001",
      name: "Contract for mobile and TV",
      since: day("2025-09-07"),
      until: null,
      documents: [
        { text: "Order confirmation", icon: "download", url: "https://api.example/my-digi/account/documents/1" },
        { text: "Leaflet", icon: "link", url: "https://elsewhere.example/leaflet.pdf" },
        { text: "Trap", icon: "link", url: "javascript:alert(1)" },
      ],
      withdrawable_until: null,
      withdrawal_days_left: null,
      withdrawable_products: [],
    },
  ],
  sessions: [device("b"), device("a", true), device("c")],
};
