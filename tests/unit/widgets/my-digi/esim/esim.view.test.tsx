/** Tests the rendered HTML of each step of the eSIM's view, and which texts are accepted as a code. */
import { create, StructError, type Struct } from "superstruct";
import { describe, expect, test } from "vitest";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { attributesOf } from "#tests/unit/core/ui/base/markup.ts";
import { codeMessage } from "#widgets/my-digi/esim/esim.messages.ts";
import { EsimCheckFields, EsimStartFields } from "#widgets/my-digi/esim/esim.schema.ts";
import { bad, fresh, good, installed, iPhone, openEsim, png, productsOf, profile, withCard } from "./sample-esim.tsx";

const plain = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, " ")
    .replaceAll("\u00a0", " ")
    .replace(/\s+/g, " ")
    .trim();

/** Returns the codes of the problems with a value, by field. */
function problemsOf(struct: Struct<any, any>, value: unknown): Readonly<Record<string, string>> {
  try {
    create(value, struct);
    return {};
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    return Object.fromEntries([...error.failures()].map(({ path, message }) => [path.join("."), message]));
  }
}

describe("step one", () => {
  test("says what happens and asks whether the eSIM is on a phone already [C-246]", async () => {
    const { draw } = await openEsim();
    expect(plain(draw())).toContain("470123456 · Light");
    expect(plain(draw())).toContain("We send a code by text message to your contact number, never to this line.");
    expect(attributesOf(draw(), "input", 'type="radio"').map(({ value, checked }) => [value, checked])).toEqual([
      ["yes", undefined],
      ["no", undefined],
    ]);
    expect(draw(), "the tick is for a yes alone").not.toContain('type="checkbox"');
    expect(plain(draw())).toContain("Agree and send the code");
  });

  test("of a line whose eSIM is on a phone has the answer, and asks to confirm what ends", async () => {
    const { draw } = await openEsim({ lines: [installed] });
    expect(attributesOf(draw(), "input", 'value="yes"')[0]).toHaveProperty("checked");
    expect(plain(draw())).toContain("Installing again ends the eSIM on the other phone.");
    expect(draw()).toContain('type="checkbox"');
  });

  test.each([
    [{}, { isEsimInstalled: expect.any(String) }],
    [{ isEsimInstalled: "" }, { isEsimInstalled: "choice.required" }],
    [{ isEsimInstalled: "no" }, {}],
    [{ isEsimInstalled: "yes" }, { confirmed: "consent.required" }],
    [{ isEsimInstalled: "yes", confirmed: "" }, { confirmed: "consent.required" }],
    [{ isEsimInstalled: "yes", confirmed: "1" }, {}],
  ])("checks %o", (fields, problems) => expect(problemsOf(EsimStartFields, fields)).toEqual(problems));

  test("without a contact number leads to the account", async () => {
    const { draw, run, last } = await openEsim();
    void run().agree(false);
    await last().answer(bad({ code: "invalid", fieldErrors: { phone_number: "Not to this line." } }));
    expect(plain(draw())).toContain("Add a contact number first Not to this line. Go to your account");
    expect(attributesOf(draw(), "a").map(({ href }) => href)).toContain("/en/account");
  });

  test("of a run that begins anew says why, in the API’s words where it has some", async () => {
    const { draw, run, last, toCode } = await openEsim();
    await toCode();
    void run().check("1");
    await last().answer(bad({ code: "invalid", fieldErrors: { sign: "Begin anew, please." } }));
    expect(plain(draw())).toContain("Begin anew, please.");
    await toCode();
    run().forgetFailure();
    void run().check("1");
    await last().answer(bad({ code: "invalid", fieldErrors: { sign: "" } }));
    expect(run().state.value).toMatchObject({ step: "start" });
  });

  test("has a choice of lines where there are several, until the run has begun", async () => {
    const { draw, toCode } = await openEsim({ lines: [withCard, fresh, installed], query: "?phone-nr=471654321" });
    expect(attributesOf(draw(), "option").map(({ value }) => value)).toEqual(["470123456", "471654321"]);
    await toCode();
    expect(draw()).not.toContain("<select");
    expect(plain(draw())).toContain("471654321 · Light");
  });
});

describe("step two", () => {
  test("has one field for digits, which says where the code went, how long it lives and how often it may be tried", async () => {
    const { draw, toCode } = await openEsim();
    await toCode();
    expect(attributesOf(draw(), "input")).toHaveLength(1);
    expect(attributesOf(draw(), "input")[0]).toMatchObject({ name: "verify-code", inputMode: "numeric", autoComplete: "one-time-code" });
    expect(attributesOf(draw(), "input")[0], "what is typed is never cut").not.toHaveProperty("maxLength");
    const text = plain(draw());
    expect(text).toContain("We’ve sent it by text message to +32 47• •• •• 56.");
    expect(text).toContain("The code is valid for 30 more minutes. You have 5 attempts left.");
    expect(text).toContain("Send a new code You can try again in 60 s.");
  });

  test.each(["1", "12", "1234567", "١٢٣", "\u20661234\u2069", "12/05 code 427190"])("takes %s [C-342] [C-438]", (code) =>
    expect(problemsOf(EsimCheckFields, { "verify-code": code })).toEqual({}),
  );

  test.each([
    ["", "required", "Enter the code from the text message"],
    ["12345678", "esim-code.format", "Enter 1 to 7 digits, without letters or spaces"],
    ["12a", "esim-code.format", "Enter 1 to 7 digits, without letters or spaces"],
    [" ", "esim-code.format", "Enter 1 to 7 digits, without letters or spaces"],
    ["12 34", "esim-code.format", "Enter 1 to 7 digits, without letters or spaces"],
    ["-1", "esim-code.format", "Enter 1 to 7 digits, without letters or spaces"],
    ["427190 or 427191", "esim-code.format", "Enter 1 to 7 digits, without letters or spaces"],
  ])("refuses “%s” [C-342]", (code, problem, text) => {
    expect(problemsOf(EsimCheckFields, { "verify-code": code })).toEqual({ "verify-code": problem });
    expect(codeMessage(problem, "verify-code")).toBe(text);
  });

  test.each([
    [{ code: "code_wrong", attemptsLeft: 1 } as const, "This code is not correct. You have 1 attempt left."],
    [{ code: "code_burnt" } as const, "Too many incorrect codes. Please request a new one."],
    [{ code: "code_expired" } as const, "This code has expired. Please request a new one."],
  ])("says %o at its field", async (failure, text) => {
    const { draw, run, last, toCode } = await openEsim();
    await toCode();
    void run().check("1");
    await last().answer(bad(failure));
    expect(plain(draw())).toContain(text);
    expect(draw()).toContain('aria-invalid="true"');
    expect(plain(draw()).includes("Request a new code first.")).toBe(failure.code !== "code_wrong");
    expect(draw(), "an error of the code is in no box").not.toContain("ui-alert");
  });

  test("says below the button why another code could not be sent", async () => {
    const { draw, run, last, clock, toCode } = await openEsim();
    await toCode();
    await clock.pass(60_000);
    void run().resend();
    await last().answer(bad({ code: "too_many_sends", message: "Too many codes.", retryAfterSeconds: 600 }));
    expect(plain(draw())).toContain("Send a new code You can try again in 10 minutes. Too many codes.");
  });

  test("leads to the account where the contact number has gone, or is the line itself by now", async () => {
    const { draw, run, last, clock, toCode } = await openEsim();
    await toCode();
    await clock.pass(60_000);
    void run().resend();
    await last().answer(bad({ code: "invalid", fieldErrors: { phone_number: "Not to this line." } }));
    expect(plain(draw())).toContain("Send a new code Add a contact number first Not to this line. Go to your account");
    expect(attributesOf(draw(), "a").map(({ href }) => href)).toContain("/en/account");
  });
});

describe("step three", () => {
  const openAt = async (message: string, userAgent = "") => {
    const opened = await openEsim({ userAgent });
    await opened.toCode();
    await opened.toProfile(message);
    return opened;
  };
  const links = (markup: string) => attributesOf(markup, "a").filter(({ href }) => href?.includes("apple"));

  test("shows the QR code of the answer, the text with its two parts, a warning, and the way back [C-246] [C-395]", async () => {
    const { draw, announcer } = await openAt(png);
    expect(attributesOf(draw(), "img")).toEqual([{ src: `data:image/png;base64,${png}`, alt: "QR code of your eSIM" }]);
    const text = plain(draw());
    for (const part of [profile.activationCode, profile.smdpAddress, profile.matchingId]) expect(text).toContain(part);
    expect(text).toContain("Whoever scans this takes your number");
    expect(text).not.toContain("Error!");
    expect(text).not.toContain(png);
    expect(announcer.message.value, "the message is data, and is never read out").not.toContain(png);
    expect(attributesOf(draw(), "a").at(-1)).toMatchObject({ href: "/en/my-products-mobile?phone-nr=470123456" });
    expect(attributesOf(draw(), "details")).toHaveLength(3);
  });

  test.each([["words that are no picture"], ["/9j/4AAQSkZJRgABAQAA"], [""]])("shows an error in the place of “%s”", async (message) => {
    const { draw } = await openAt(message);
    expect(draw()).not.toContain("<img");
    expect(plain(draw())).toContain("Error!");
    expect(plain(draw())).toContain(profile.activationCode);
    if (message !== "") expect(draw()).not.toContain(message);
  });

  test("has the link for this phone on iOS 17.4 and later alone, and the code in no other address", async () => {
    const { draw } = await openAt(png, iPhone("17_4"));
    const href = `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${encodeURIComponent(profile.activationCode)}`;
    expect(links(draw())).toEqual([{ href, target: "_blank", rel: "noreferrer" }]);
    expect(plain(draw())).not.toContain("as described below");
    for (const other of [iPhone("17_3"), "Mozilla/5.0 (Linux; Android 14; Pixel 8)"]) {
      const { draw: drawThere } = await openAt(png, other);
      expect(links(drawThere())).toEqual([]);
      expect(plain(drawThere())).toContain("as described below");
    }
  });

  test("that could not be read says why, with the way to try again", async () => {
    const { draw, run, last, toCode } = await openEsim();
    await toCode();
    void run().check("1");
    await last().answer({ ok: true, value: { data: { sign: "two" } } });
    await last().answer(bad({ code: "http.refused", httpStatus: 503 }));
    await settle();
    expect(plain(draw())).toContain("Your eSIM Error! Something is wrong on our side.");
    expect(plain(draw())).toContain("Try again");
  });
});

describe("a line that has nothing to install", () => {
  test.each([
    ["?phone-nr=472111222", "There is no eSIM to install on this line", "/en/my-products-mobile?phone-nr=472111222"],
    ["?phone-nr=479999999", "We don’t know this line", "/en/my-products"],
  ])("%s says so, with a way", async (query, text, href) => {
    const { draw } = await openEsim({ query, lines: [fresh, withCard] });
    expect(plain(draw())).toContain(text);
    expect(attributesOf(draw(), "a").at(-1)?.["href"]).toBe(href);
    expect(draw()).not.toContain("<form");
  });

  test("by the API’s word says so with the API’s text", async () => {
    const { draw, run, last } = await openEsim();
    void run().agree(false);
    await last().answer(bad({ code: "not_available", message: "This line has a SIM card." }));
    expect(plain(draw())).toContain("This line has a SIM card. Back to the line");
  });

  test("is not all that may be missing: the API’s word that some lines could not be loaded is shown", async () => {
    const { draw, model, last } = await openEsim({ lines: [fresh] });
    void model.products.reload();
    await last().answer(good({ ...productsOf([withCard]), error: "Some lines are missing." }));
    expect(plain(draw())).toContain("Some lines are missing.");
  });

  test("is an empty page where no line has an eSIM", async () => {
    const { draw } = await openEsim({ lines: [withCard] });
    expect(plain(draw())).toContain("None of your lines has an eSIM. My products");
  });
});
