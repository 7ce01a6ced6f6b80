/** Tests of the sentences about the address to which SIM cards are sent. */
import { expect, test } from "vitest";
import { orderWords } from "#demo/api/messages/order-words.ts";

test.each([
  ["en", "The post brings your SIM card to Here 1.", "The post brings your SIM cards to the address in the order."],
  [
    "fr",
    "La poste livre votre carte SIM à cette adresse\u00a0: Here 1.",
    "La poste livre vos cartes SIM à l’adresse indiquée dans la commande.",
  ],
  ["nl", "De post bezorgt je simkaart op dit adres: Here 1.", "De post bezorgt je simkaarten op het adres in de bestelling."],
] as const)("%s: an order says where its SIM cards go", (language, named, unnamed) => {
  const { sendsSims } = orderWords[language];
  expect([sendsSims({ count: 1, to: "Here 1" }), sendsSims({ count: 2 })]).toEqual([named, unnamed]);
});
