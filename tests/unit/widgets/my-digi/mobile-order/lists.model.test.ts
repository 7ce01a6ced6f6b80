/** Tests the lists of choices in the order of another mobile line. */
import { is, type Struct } from "superstruct";
import { describe, expect, onTestFinished, test } from "vitest";
import { installAddresses } from "#core/domain/customer/install-addresses.contract.ts";
import { essentials, light, offers } from "#tests/unit/core/domain/bundle/samples.ts";
import { createLists } from "#widgets/my-digi/mobile-order/lists.model.ts";
import { createPorts, flat, house, productsWith } from "./sample-mobile-order.ts";

function open() {
  const desk = createPorts();
  const lists = createLists(desk.ports);
  onTestFinished(lists.start());
  return { ...desk, lists };
}

test("plans, addresses and lines are asked for in the page's language, and again in another one [C-378]", () => {
  const { sent, ports } = open();
  const asked = () => sent.splice(0).map(({ id, request }) => [id, request.query]);
  const calls = (lang: string) => [
    ["bundle.mobile-offers", { serviceType: "mobil", lang }],
    ["my-digi.my-bundle-configurator.install-addresses", { sectionType: "mobil", lang }],
    ["my-digi.my-products", { lang }],
  ];
  expect(asked()).toEqual(calls("en"));
  ports.language.value = "fr";
  expect(asked()).toEqual(calls("fr"));
});

test("what has not come yet is an empty list", async () => {
  const { lists, last } = open();
  expect([lists.offered(), lists.addresses()]).toEqual([[], []]);
  await last("my-digi.my-bundle-configurator.install-addresses").answer({ ok: true, value: { data: [house, flat] } });
  expect(lists.addresses()).toEqual([house, flat]);
});

test.each(["street", "label", "number", "box", "postalCode", "cityId", "stateId", "streetId", "fttbAddressId"] as const)(
  "an address has its %s [C-168]",
  (part) => {
    const { [part]: _left, ...others } = house;
    const answerWith = (address: object): boolean =>
      is({ meta: { status: { error: false } }, data: [address] }, installAddresses.answer as Struct<unknown, unknown>);
    expect([answerWith(house), answerWith(others)]).toEqual([true, false]);
  },
);

test("a new price is on the card of its plan alone", async () => {
  const { lists, last } = open();
  await last("bundle.mobile-offers").answer({ ok: true, value: { mobile: offers.mobile } });
  lists.reprice(light.wpId, 6);
  expect(lists.offered().map(({ prc }) => prc)).toEqual([6, essentials.prc, 0.1]);
});

describe("the new line with an eSIM", () => {
  const products = "my-digi.my-products";
  const withEsims = (...phones: string[]) => {
    const { sections, ...rest } = productsWith(...phones);
    const installable = sections.map(({ kind, items }) => ({
      kind,
      items: items.map((item) => ({ ...item, esim: { installed: false } })),
    }));
    return { ok: true, value: { ...rest, sections: installable } } as const;
  };

  test("is the one that was not there before the order", async () => {
    const { lists, sent, last } = open();
    await last(products).answer(withEsims("471654321"));
    void lists.findNewEsim();
    expect([sent.length, lists.newEsim.value]).toEqual([4, undefined]);
    await last(products).answer(withEsims("471654321", "485912345"));
    expect(lists.newEsim.value).toBe("485912345");
  });

  test("is unknown where the lines do not come", async () => {
    const { lists, last } = open();
    void lists.findNewEsim();
    await last(products).answer(withEsims("471654321"));
    expect(lists.newEsim.value, "nobody knows what was there before").toBeUndefined();
    void lists.findNewEsim();
    await last(products).answer({ ok: false, failure: { code: "network.timeout" } });
    expect(lists.newEsim.value).toBeUndefined();
    expect(lists.products.state.value, "nothing is said about it").not.toHaveProperty("failure");
  });
});

test("a new login asks for all of them again", () => {
  const { sent, ports } = open();
  const { value: session } = ports.session.state;
  ports.session.state.value = { status: "anonymous" };
  ports.session.state.value = session;
  expect(sent).toHaveLength(6);
});
