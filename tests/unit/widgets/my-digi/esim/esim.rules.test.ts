/** Tests for which line the eSIM's view is shown, which pictures it shows, and for which phones it shows a link. */
import { describe, expect, test } from "vitest";
import { esimLink, esimLinesOf, lineChoiceOf, opensEsimLinks, pngSource } from "#widgets/my-digi/esim/esim.rules.ts";
import { fresh, installed, iPhone, ordered, png, productsOf, withCard } from "./sample-esim.tsx";

describe("the line", () => {
  const products = productsOf([withCard, fresh, ordered, installed]);

  test("can be each mobile line with an eSIM, and no other", () => {
    expect(esimLinesOf(products)).toEqual([
      { "phone-nr": "470123456", "address-id": "A", text: "470123456 · Light", isInstalled: false },
      { "phone-nr": "471654321", "address-id": "", text: "471654321 · Light", isInstalled: true },
    ]);
    expect(esimLinesOf({ ...products, phones: [] })[0]?.text).toBe("+32\u00a0470\u00a012\u00a034\u00a056");
  });

  test.each([
    ["without a name the first", undefined, "470123456"],
    ["with an empty name the first", "", "470123456"],
    ["the named one", "471654321", "471654321"],
    ["the named one, however it is written", "0471 65.43/21", "471654321"],
    ["the named one with its country", "+32471654321", "471654321"],
  ])("is %s", (_what, named, phone) => {
    expect(lineChoiceOf(products, named)).toMatchObject({ kind: "line", line: { "phone-nr": phone }, lines: { length: 2 } });
  });

  test("is without a name the first whose eSIM is on no phone yet, whatever its place", () => {
    const line = { "phone-nr": "470123456" };
    expect(lineChoiceOf(productsOf([installed, fresh]), undefined)).toMatchObject({ kind: "line", line });
    expect(lineChoiceOf(productsOf([installed, { ...fresh, esim: { installed: true } }]), "")).toMatchObject({
      kind: "line",
      line: { "phone-nr": "471654321" },
    });
  });

  test("with a SIM card, or not working yet, has no eSIM to install; a foreign one is unknown", () => {
    expect(lineChoiceOf(products, "472111222")).toEqual({ kind: "sim-card", "phone-nr": "472111222" });
    expect(lineChoiceOf(products, "473000000")).toEqual({ kind: "sim-card", "phone-nr": "473000000" });
    expect(lineChoiceOf(products, "479999999")).toEqual({ kind: "unknown" });
  });

  test("is none where no line has an eSIM", () => {
    expect(lineChoiceOf(productsOf([withCard]), undefined)).toEqual({ kind: "none" });
    expect(lineChoiceOf(productsOf([]), "479999999")).toEqual({ kind: "none" });
  });
});

describe("the picture [C-395]", () => {
  test("is shown where it begins as a PNG does", () => {
    expect(pngSource(png)).toBe(`data:image/png;base64,${png}`);
    expect(pngSource(`${png}AAA=`)).toBe(`data:image/png;base64,${png}AAA=`);
  });

  test.each([
    ["nothing", undefined],
    ["an empty text", ""],
    ["words", "Your eSIM is ready."],
    ["a picture that is no PNG", "/9j/4AAQSkZJRgABAQAA"],
    ["half a signature", "iVBORw=="],
    ["base64 that is cut", `${png}A`],
    ["base64 with other signs behind", `${png}<b>!`],
    ["an address", `data:image/png;base64,${png}`],
  ])("is not shown for %s", (_what, text) => expect(pngSource(text)).toBeUndefined());
});

describe("the link", () => {
  test.each([
    [iPhone("17_4"), true],
    [iPhone("17_4_1"), true],
    [iPhone("18_0"), true],
    ["Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15", true],
    [iPhone("17_3_1"), false],
    [iPhone("16_7"), false],
    ["Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36", false],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15", false],
    ["", false],
  ])("on %s: %s", (userAgent, isThere) => expect(opensEsimLinks(userAgent)).toBe(isThere));

  test("carries the whole code, so that no sign of it means something in an address", () => {
    expect(esimLink("LPA:1$smdp.example$A&B")).toBe(
      "https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA%3A1%24smdp.example%24A%26B",
    );
  });
});
