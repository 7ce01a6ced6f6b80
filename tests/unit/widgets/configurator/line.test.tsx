/** Tests the form of a mobile line: its rendered HTML, its errors, and its model. */
import { signal } from "@preact/signals-core";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { answersOf, emptyAnswers } from "#core/domain/mobile-line/line-form.rules.ts";
import { titleOf } from "#core/domain/offers/offers.rules.ts";
import { mainFeatures } from "#core/domain/offers/shown-offers.rules.ts";
import { OfferCards } from "#core/features/offer-cards/offer-cards.tsx";
import { OfferRows } from "#core/features/offer-rows/offer-rows.tsx";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import type { LineAnswers } from "#core/domain/mobile-line/line-form.schema.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import { lineCodes } from "#core/base/values/line-codes.ts";
import { good } from "#tests/unit/core/domain/address/desk.ts";
import { createBundleBrowser } from "#tests/unit/core/domain/bundle/browser.ts";
import { essentials, keptLine, light, offerCard, offers } from "#tests/unit/core/domain/bundle/samples.ts";
import { attributesOf, wordsOf } from "#tests/unit/core/ui/base/markup.ts";
import { operatorsWith } from "#core/features/line-fields/kept-number.tsx";
import { lineMessage } from "#core/features/line-fields/line-fields.messages.ts";
import { Model } from "#widgets/configurator/line/line.model.ts";
import { View } from "#widgets/configurator/line/line.view.tsx";
import { PlanDetails } from "#widgets/configurator/line/plan-details.view.tsx";
import { createPorts } from "./desk.ts";

const plain = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

describe("an offer's card", () => {
  const rich = offerCard("mobile-rich", "1199", ["Mobile", "Rich", "5G"], 12.5, {
    lb: "Most chosen",
    l: ["40 GB", "Calls without limit", "5G"],
    images: ["https://img.example/5g.png", "https://img.example/eu.png"],
  });
  const draw = (chosen = "", error?: string): string =>
    renderToStaticMarkup(
      <OfferCards
        name="favorite_package"
        label="Choose a plan"
        offers={[rich, light]}
        chosen={chosen}
        onChoose={() => undefined}
        error={error}
        language="en"
      />,
    );

  test("has its title of several parts joined by + [C-052]", () => {
    expect(plain(draw())).toContain("Mobile + Rich + 5G");
    expect(attributesOf(draw(), "article").map((card) => card["aria-label"])).toEqual(["Mobile + Rich + 5G", "Light + plan"]);
  });

  test("has its price a month in euros, images, label and button [C-053, C-012, P-017]", () => {
    const [card = ""] = draw().match(/<article.*?<\/article>/s) ?? [];
    expect(plain(card)).toBe("Mobile + Rich + 5G Most chosen €12.50 /month 40 GB Calls without limit Details Mobile + Rich + 5G 5G Choose");
    expect(attributesOf(card, "img").map(({ src, alt }) => [src, alt])).toEqual([
      ["https://img.example/5g.png", ""],
      ["https://img.example/eu.png", ""],
    ]);
    expect(attributesOf(card, "button")).toMatchObject([{ name: "favorite_package", "aria-label": "Choose Mobile + Rich + 5G" }]);
  });

  test("says how long its contract lasts, what is paid once and what is not included; only a price that is paid is never folded", () => {
    const told = (more: Partial<OfferCard>): string => {
      const card = offerCard("a", "1", ["A"], 5, { l: ["15 GB", "5G", "Texts"], ...more });
      const markup = renderToStaticMarkup(
        <OfferCards name="n" label="l" offers={[card]} chosen="" onChoose={() => undefined} language="nl" />,
      );
      return plain(markup.match(/<article.*?<\/article>/s)?.[0] ?? "").replaceAll("\u00a0", " ");
    };
    expect(told({})).toBe("A € 5 /month 15 GB 5G Details A Texts Choose");
    expect(told({ d: "No fixed term", once: 0, x: ["Calls abroad", "A phone"] })).toBe(
      "A € 5 /month 15 GB 5G Details A Texts No fixed term No one-off costs Not included Calls abroad A phone Choose",
    );
    expect(told({ once: 49.5, x: [] })).toBe("A € 5 /month € 49,50 once, on your first bill 15 GB 5G Details A Texts Choose");
  });

  test("that is chosen says so by more than its colour", () => {
    const buttons = attributesOf(draw(rich.i), "button", "aria-pressed");
    expect(buttons.map((button) => [button["aria-pressed"], button["aria-label"]])).toEqual([
      ["true", "Chosen: Mobile + Rich + 5G"],
      ["false", "Choose Light + plan"],
    ]);
    expect(draw(rich.i)).toContain("<span>Chosen</span>");
  });

  test("is tied to what is wrong with the choice", () => {
    const markup = draw("", "Please select your favorite package");
    const [button] = attributesOf(markup, "button", 'name="favorite_package"');
    expect(wordsOf(markup, button?.["aria-describedby"])).toContain("Please select your favorite package");
  });
});

describe("plans as rows", () => {
  const plan = (name: string, data: string, more: Partial<OfferCard> = {}): OfferCard =>
    offerCard(`mobile-${name}`, "1", ["Mobile", name], 5, { l: [data, "Unlimited calls", "5G"], once: 0, d: "No fixed term", ...more });
  const draw = (plans: readonly OfferCard[], chosen = "", error?: string): string =>
    renderToStaticMarkup(
      <>
        <OfferRows
          name="favorite_package"
          label="Choose a plan"
          offers={plans}
          chosen={chosen}
          onChoose={() => undefined}
          error={error}
          nameOf={titleOf}
          featuresOf={mainFeatures}
          language="en"
        />
        <PlanDetails plans={plans} language="en" />
      </>,
    );
  const most = { lb: "Most chosen" };

  test("have their title, price a month, data and minutes, one press each; one is the most chosen [C-052, C-053, C-050]", () => {
    const markup = draw([plan("Light", "15 GB", most), plan("Max", "30 GB", most)], "mobile-Max");
    const rows = [...markup.matchAll(/<label.*?<\/label>/gs)].map(([row]) => plain(row));
    expect(rows).toEqual([
      "Mobile + Light Most chosen €5 /month 15 GB Unlimited calls",
      "Mobile + Max Chosen €5 /month 30 GB Unlimited calls",
    ]);
    const radios = attributesOf(markup, "input", 'type="radio"');
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ["mobile-Light", undefined],
      ["mobile-Max", ""],
    ]);
  });

  test("are tied to what is wrong with the choice", () => {
    const [group] = attributesOf(draw([plan("Light", "15 GB")], "", "Please select your favorite package"), "fieldset");
    expect(group).toMatchObject({ role: "radiogroup", "aria-invalid": "true" });
  });

  test("have what the rows leave out in one fold: what all have once, what one has with its name", () => {
    const told = (...plans: readonly OfferCard[]): string => plain(draw(plans).match(/<details.*<\/details>/s)?.[0] ?? "");
    const light = plan("Light", "15 GB", { x: ["Calls abroad", "Data beyond 15 GB"] });
    const max = plan("Max", "30 GB", { x: ["Calls abroad"], l: ["30 GB", "Unlimited calls", "5G", "A gift"], once: 9.5 });
    expect(told(light, max)).toBe(
      "Details of the plans Included in every plan 5G No fixed term Mobile + Light: No one-off costs Mobile + Max: A gift " +
        "Mobile + Max: €9.50 once, on your first bill Not included Calls abroad Mobile + Light: Data beyond 15 GB",
    );
    expect(told({ ...offerCard("a", "1", ["A"], 5, { l: ["15 GB"] }) })).toBe("");
  });
});

function setUp() {
  const { clock, openTab } = createBundleBrowser();
  const desk = createPorts(openTab().store, clock);
  return { ...desk, model: new Model(desk.ports, signal({ plans: offers.mobile })) };
}

describe("the form", () => {
  const draw = (answers: LineAnswers = emptyAnswers, edited?: ReturnType<typeof keptLine> & { id: number }): string =>
    renderToStaticMarkup(
      <View
        name="line"
        model={setUp().model}
        announcer={createAnnouncer()}
        pathOf={() => "/"}
        hasPage={() => true}
        language="en"
        plans={offers.mobile}
        edited={edited}
        others={[]}
        answers={answers}
        onAnswers={() => undefined}
        onConfirm={() => undefined}
        onClose={() => undefined}
      />,
    );
  const names = (markup: string): string[] => [
    ...new Set(attributesOf(markup, "(?:input|select|button)", "name=").map(({ name = "" }) => name)),
  ];

  test("asks for a plan, a number and a SIM; the SIM card is the first and stands chosen [C-050, C-206]", () => {
    const markup = draw();
    expect(names(markup)).toEqual(["favorite_package", "phone", "sim_card"]);
    expect(attributesOf(markup, "input", 'name="sim_card"').map(({ value, checked }) => [value, checked])).toEqual([
      ["sim", ""],
      ["esim", undefined],
    ]);
  });

  test("each SIM has title, description, what is checked and how it is activated: a card by post, an eSIM at once [C-184, C-479]", () => {
    const markup = plain(draw());
    expect(markup).toContain("SIM card Chosen A card that fits any phone. Works with every phone Delivered by post in a few days.");
    expect(markup).toContain(
      "eSIM Nothing to insert: it’s built into your phone. Works with most recent phones Active as soon as your contract starts; we also email the instructions.",
    );
  });

  test("asks of a number that is kept for all that the operator needs; prepaid or not, never both [C-144]", () => {
    const kept = { ...emptyAnswers, phone: "keep-phone" };
    expect(names(draw(kept))).toEqual(["favorite_package", "phone", "number", "provider", "subscription", "number_agree", "sim_card"]);
    expect(names(draw({ ...kept, subscription: "yes" }))).toContain("current_sim_card");
    expect(names(draw({ ...kept, subscription: "yes" }))).not.toContain("customer_number");
    expect(names(draw({ ...kept, subscription: "no" }))).toContain("customer_number");
    expect(attributesOf(draw(kept), "input", 'name="number"')).toMatchObject([{ placeholder: "4 xx xx xx xx" }]);
  });

  test("shows the line that is changed, and its operator before the list is there", () => {
    const edited = { ...keptLine(essentials), id: 2 };
    const markup = draw({ ...answersOf(edited), sim_card: "sim", device: "" }, edited);
    expect(plain(markup)).toMatch(/^Change your mobile plan .*Save changes Close without saving$/);
    expect(attributesOf(markup, "option").map(({ value }) => value)).toContain("mobile-vikings");
  });
});

describe("operators to choose from", () => {
  const edited = { ...keptLine(), id: 1 };

  test("are those of the API with 'Others' at their end [C-371]", () => {
    expect(operatorsWith(["BASE"], undefined).map(({ name }) => name)).toEqual(["BASE", "Others"]);
  });

  test("hold that of the line that is changed, once", () => {
    expect(operatorsWith([], edited).map(({ name }) => name)).toEqual(["Mobile Vikings", "Others"]);
    expect(operatorsWith(["Mobile Vikings"], edited).map(({ name }) => name)).toEqual(["Mobile Vikings", "Others"]);
  });
});

describe("what can be wrong", () => {
  test("has its words, the specification's where it has some [C-305, C-306, C-311, C-312, C-314, P-215, P-216]", () => {
    expect(Object.fromEntries(lineCodes.map((code) => [code, lineMessage(code)]))).toEqual({
      favorite_package: "Please select your favorite package",
      phone: "Please select one option",
      sim_card: "Please select one option",
      subscription: "Please select your current subscription",
      provider: "Please select provider",
      number: "Please enter current phone number",
      "number.mobile": "Enter a mobile number: it begins with 4 after +32",
      number_agree: "This field is required",
      agree: "This field is required",
      same_phone_number: "Phone number already used.",
      device: "Choose your phone from the list",
      "customer_number.format": "Use digits only, at most 20",
    });
  });

  test("and what is missing is named; other fields' codes have their words elsewhere", () => {
    expect(lineMessage("required", "customer_number")).toBe("Enter your customer number");
    expect(lineMessage("required", "current_sim_card")).toBe("Enter the number on your SIM card");
    expect([lineMessage("required", "number"), lineMessage("phone.format"), lineMessage(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test("plans that come into view are tracked once; operators wait until they are looked at", async () => {
  const { model, tracked, asked } = setUp();
  model.start();
  expect(tracked).toMatchObject([
    ["view_item_list", { ecommerce: { currency: "EUR", items: [{ item_id: "1101" }, { item_id: "1102" }, { item_id: "1105" }] } }],
  ]);
  expect(asked).toEqual([]);
  const opening = model.operators.open();
  await asked[0]?.answer(good({ mobileOperators: ["BASE"] }));
  await opening;
  expect(model.operators.list.value).toEqual(["BASE"]);
});
