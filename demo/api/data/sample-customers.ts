/** This module has the customers that the demo starts with (decisions §11). */
import type { Language } from "#core/base/values/language.ts";

export type SampleCustomer = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly clientNumber: string;
  /** The national number, as the identity app knows it, with which the customer can prove their identity. */
  readonly nationalNumber: string;
  readonly phone?: string;
};

export const samplePassword = "Demo-Passw0rd!";

/** Jan Janssens is a person of the identity app who has an account already, so a second account is refused with the code 600084. */
export const janJanssens = {
  email: "jan.janssens@digi.example",
  firstName: "Jan",
  lastName: "Janssens",
  language: "nl",
  clientNumber: "100200302",
  nationalNumber: "85031212362",
} as const satisfies SampleCustomer;

export const sampleCustomers: readonly SampleCustomer[] = [
  {
    email: "demo@digi.example",
    firstName: "Sofie",
    lastName: "Claes",
    language: "en",
    clientNumber: "100200300",
    nationalNumber: "82070421677",
    phone: "+32470123456",
  },
  {
    email: "new@digi.example",
    firstName: "Karim",
    lastName: "Benali",
    language: "en",
    clientNumber: "100200301",
    nationalNumber: "75091533181",
  },
  janJanssens,
];

/** The demo's customer that is a company. The identity app does not know this customer. */
export const companyCustomer = {
  email: "company@digi.example",
  firstName: "Griet",
  lastName: "Wouters",
  language: "nl",
  clientNumber: "100200303",
} as const satisfies Omit<SampleCustomer, "nationalNumber">;
