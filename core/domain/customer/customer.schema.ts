/** Shapes that the views of the customer area share (decisions §9, §12). The names are the specification's. */
import { enums, nullable, string, type, type Infer } from "superstruct";

/** An address of the customer. `id` is the value for `address-id`: the `fttbAddressId`, followed by `~` and the box if there is one. */
export const OwnAddress = type({ id: string(), text: string() });
export type OwnAddress = Infer<typeof OwnAddress>;

/** A phone number of the customer. `phone-nr` holds the digits after +32; `text` groups them as they are read aloud. */
export const OwnPhone = type({
  "phone-nr": string(),
  text: string(),
  kind: enums(["mobile", "landline"]),
  "address-id": nullable(string()),
});
export type OwnPhone = Infer<typeof OwnPhone>;

/** The ways to pay invoices (C-177). */
export const paymentMethods = ["direct_debit", "manual_transfer"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The way in which future invoices are paid. Account number and mandate are null unless it is a direct debit. */
export const StoredPayment = type({
  method: enums(paymentMethods),
  /** The holder of the account; for a transfer, the customer's own name. */
  holder: string(),
  /** The masked account number: only its country and its last four characters are visible. */
  iban: nullable(string()),
  mandate: nullable(string()),
});
export type StoredPayment = Infer<typeof StoredPayment>;

/**
 * A link to a file. `url` is absolute. Where it is on the API's own origin, the request needs the customer's token, and the response is the
 * file.
 */
export const FileLink = type({ text: string(), icon: string(), url: string() });
export type FileLink = Infer<typeof FileLink>;
