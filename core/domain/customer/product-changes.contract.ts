/**
 * The services of a product that a customer switches on and off (C-110…C-114). Each call says the state that is wanted, so that
 * repeating it is no mistake (decisions §7).
 */
import { boolean, enums, object, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
import { languages } from "#core/base/values/language.ts";

/** The numbers of WiFi boosters that an address can have. */
export const boosterQuantities = [0, 1, 2] as const;

/** The fields that name a mobile line. `address-id` may be empty: the line is found by `phone-nr` alone (decisions §9). */
const mobileLine = { lang: enums(languages), "address-id": string(), "phone-nr": string() };
const internetLine = { lang: enums(languages), "address-id": string() };

/** Allows or bars calls and texts to premium numbers (0900, short codes) for a mobile line. */
export const mobilePremiumNumbers = endpoint({
  method: "POST",
  path: "/my-digi/my-mobile/premium-numbers",
  access: "account",
  encoding: "json",
  idempotent: true,
  answer: type({}),
  spec: {
    id: "my-digi.my-mobile.premium-numbers",
    summary: "Allows or bars premium numbers for a mobile line",
    body: object({ ...mobileLine, enabled: boolean() }),
    codes: ["not_found"],
  },
});

/**
 * Sets the number of WiFi boosters at an address (C-111). A larger number is an order with obligation to pay; with a smaller one boosters
 * are returned, and with 0 all of them.
 */
export const internetBooster = endpoint({
  method: "POST",
  path: "/my-digi/my-internet/booster",
  access: "account",
  encoding: "json",
  idempotent: true,
  answer: type({}),
  spec: {
    id: "my-digi.my-internet.booster",
    summary: "Orders WiFi boosters for an address, or takes them back",
    body: object({ ...internetLine, quantity: enums(boosterQuantities) }),
    codes: ["not_found"],
  },
});

/** Replaces the private IPv4 address of an internet line by a public one, or the other way round (C-112). Neither costs anything. */
export const internetPublicIpv4 = endpoint({
  method: "POST",
  path: "/my-digi/my-internet/public-ipv4",
  access: "account",
  encoding: "json",
  idempotent: true,
  answer: type({}),
  spec: {
    id: "my-digi.my-internet.public-ipv4",
    summary: "Gives an internet line a public IPv4 address, or a private one",
    body: object({ ...internetLine, enabled: boolean() }),
    codes: ["not_found"],
  },
});
