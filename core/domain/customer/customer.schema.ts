/** What the views of the customer area share (decisions §9, §12). Names are the specification's. */
import { enums, nullable, string, type, type Infer } from "superstruct";

/** `id` is what `address-id` takes: the `fttbAddressId`, with `~` and the box behind it where there is one. */
export const OwnAddress = type({ id: string(), text: string() });
export type OwnAddress = Infer<typeof OwnAddress>;

/** `phone-nr` is the digits after +32; `text` how they are read aloud. */
export const OwnPhone = type({
  "phone-nr": string(),
  text: string(),
  kind: enums(["mobile", "landline"]),
  "address-id": nullable(string()),
});
export type OwnPhone = Infer<typeof OwnPhone>;

/** C-177. */
export const paymentMethods = ["direct_debit", "manual_transfer"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How invoices are paid from now on. Account number and mandate are null where it is no direct debit. */
export const StoredPayment = type({
  method: enums(paymentMethods),
  /** Of the account; of a transfer, the customer's own name. */
  holder: string(),
  /** Masked: its country and the last four characters are left. */
  iban: nullable(string()),
  mandate: nullable(string()),
});
export type StoredPayment = Infer<typeof StoredPayment>;

/** `url` is absolute. On the API's own origin it wants the customer's token, and answers a file. */
export const FileLink = type({ text: string(), icon: string(), url: string() });
export type FileLink = Infer<typeof FileLink>;
