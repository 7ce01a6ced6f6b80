import { signal } from "@preact/signals-core";
import { renderToStaticMarkup } from "react-dom/server";
import { validate } from "superstruct";
import { describe, expect, test } from "vitest";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { StoredPayment } from "#core/domain/customer/customer.schema.ts";
import { StoredPaymentText } from "#core/features/payment-method/stored-payment.tsx";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import type { IbanKind } from "#core/base/values/iban.ts";
import type { Language } from "#core/base/values/language.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeSession, marie } from "#tests/unit/core/services/session/fake-session.ts";
import { ownMessage } from "#widgets/my-digi/payment-method/payment-method.messages.ts";
import { Model, reloadDelayMs } from "#widgets/my-digi/payment-method/payment-method.model.ts";
import { paymentFields, type PaymentFields } from "#widgets/my-digi/payment-method/payment-method.schema.ts";
import { View } from "#widgets/my-digi/payment-method/payment-method.view.tsx";

const typed: PaymentFields = { method: "direct_debit", name: "Zoë Peeters", iban: "BE71096123456769", "cnp-cui": "" };
const byHand: StoredPayment = { method: "manual_transfer", holder: "Marie Peeters", iban: null, mandate: null };
const byDebit: StoredPayment = { method: "direct_debit", holder: "Zoë Peeters", iban: "BE•• •••• •••• 6769", mandate: "100-A" };

function open(payment = byHand) {
  const clock = createFakeClock();
  const events: unknown[] = [];
  const sent: { id: string; body: unknown; answer(outcome: Outcome<unknown>): Promise<void> }[] = [];
  const changes: (string | undefined)[] = [];
  const session = createFakeSession({ status: "signed-in", user: marie, survivesReload: true });
  const call: Call = (endpoint, request = {}) =>
    new Promise((resolve) => {
      const answer = async (outcome: Outcome<unknown>): Promise<void> => {
        resolve(outcome as never);
        await settle();
      };
      sent.push({ id: specOf(endpoint).id, body: (request as Request<unknown, unknown>).body, answer });
    });
  const emit = (...event: unknown[]): boolean => events.push(event) > 0;
  const ports = { call, clock, session, language: signal<Language>("en"), ibanKind: "be" as IbanKind, emit };
  const onChanged = (message?: string): void => void changes.push(message);
  const model = new Model(ports as unknown as ConstructorParameters<typeof Model>[0], signal({ onChanged }));
  const stop = model.start();
  const send = async (fields = typed): Promise<void> => {
    void model.submit(fields);
    await settle();
  };
  const draw = (): string =>
    renderToStaticMarkup(
      <View
        name="payment-method"
        model={model}
        payment={payment}
        onChanged={onChanged}
        onClose={() => undefined}
        announcer={createAnnouncer()}
        pathOf={(page) => `/en/${page as string}`}
        hasPage={() => true}
        language="en"
      />,
    );
  return { model, clock, session, events, sent, send, draw, stop, changes };
}

describe("a change of the payment method", () => {
  test("goes with lang, method, name, cnp-cui and iban; 2000 ms later the view is asked for anew [C-390] [C-441]", async () => {
    const { sent, send, draw, clock, changes, events } = open();
    await send();
    const { method, name, iban } = typed;
    expect(sent.map(({ id, body }) => [id, body])).toEqual([
      ["my-digi.my-mobile.change-payment-method", { lang: "en", method, name, "cnp-cui": "", iban }],
    ]);
    expect(JSON.stringify(events), "the page hears nothing of the account").not.toMatch(/Zoë|BE71/);
    await sent[0]?.answer({ ok: true, value: {}, message: "Done." });
    expect(draw()).toContain("Done.");
    expect(draw()).toContain("Invoices that we have already sent stay as they are.");
    expect(reloadDelayMs).toBe(2000);
    await clock.pass(1999);
    expect(changes).toEqual([]);
    await clock.pass(1);
    expect(changes).toEqual(["Done."]);
  });

  test("to transfers says nothing of an account that was typed", async () => {
    const { sent, send } = open(byDebit);
    await send({ ...typed, method: "manual_transfer" });
    expect(sent[0]?.body).toEqual({ lang: "en", method: "manual_transfer", name: "", "cnp-cui": "", iban: "" });
  });

  test("that is refused stays in the form; after a new login the refusal of the old session is gone", async () => {
    const { model, sent, send, draw, session } = open();
    await send();
    await sent[0]?.answer({ ok: false, failure: { code: "invalid", fieldErrors: { iban: "Closed account" } } });
    expect(draw()).toContain("Account number (IBAN): Closed account");
    await send();
    await sent[1]?.answer({ ok: false, failure: { code: "expired" } });
    expect(model.state.value.status).toBe("refused");
    session.state.value = { status: "anonymous", ended: "expired" };
    session.state.value = { status: "signed-in", user: marie, survivesReload: true };
    expect(model.state.value).toEqual({ status: "editing" });
  });

  test("that is left on its way is asked for anew: nobody knows what became of it", async () => {
    const { model, send, changes, stop } = open();
    model.leave();
    expect(changes).toEqual([]);
    await send();
    model.leave();
    expect(changes).toEqual([undefined]);
    stop();
    expect(model.state.value).toEqual({ status: "editing" });
  });
});

describe("the form", () => {
  test("names both ways, says which one holds, and what is agreed to [C-178]", () => {
    const words = open(byHand).draw();
    expect(words).toContain("Direct debit (SEPA)");
    expect(words).toContain("Bank transfer, Payconiq or Bancontact on each invoice");
    expect(words).toContain("You pay each invoice yourself. This is how you pay now.");
    expect(words).toContain("Your direct debit mandate");
    expect(words).toMatch(/autoComplete="name"[^>]*value="Marie Peeters"|value="Marie Peeters"[^>]*autoComplete="name"/i);
    expect(open(byDebit).draw()).toContain("We collect each invoice from your account. This is how you pay now.");
  });

  test.each<[Partial<PaymentFields>, IbanKind, string | undefined]>([
    [{}, "be", undefined],
    [{ iban: "be71 0961 2345 6769" }, "be", undefined],
    [{ iban: "BE71096123456796" }, "be", undefined], // Wrong check digits cause no error.
    [{ iban: "NL91ABNA0417164300" }, "be", "iban.format"],
    [{ iban: "NL91ABNA0417164300" }, "sepa", undefined],
    [{ iban: "US91ABNA0417164300" }, "sepa", "iban.format"],
    [{ iban: "" }, "be", "required"],
    [{ name: " " }, "be", "required"],
    [{ name: "x".repeat(101) }, "be", "text.too-long"],
    [{ name: "Marie\u2028Peeters" }, "be", "text.one-line"],
    [{ "cnp-cui": "12" }, "be", "payer-number.format"],
    [{ "cnp-cui": " 85.07.30-033 28 " }, "be", undefined],
    [{ "cnp-cui": "0428.759.497" }, "be", undefined],
    [{ method: "manual_transfer", name: "", iban: "no", "cnp-cui": "12" }, "be", undefined],
    [{ method: "" as PaymentFields["method"], name: "", iban: "" }, "be", "choice.required"],
  ])("%j is, where %s accounts are taken, %s [C-336]", (change, kind, problem) => {
    const fields = { ...typed, ...change };
    const [failure] = validate(fields, paymentFields(kind, fields.method), { coerce: true });
    expect(failure?.failures()[0]?.message).toBe(problem);
    if (problem === "text.one-line") expect(ownMessage(problem, "name")).toBe("Leave out line breaks and invisible characters");
    if (problem === "payer-number.format") expect(ownMessage(problem, "cnp-cui")).toMatch(/^Check the national or company number/);
  });
});

test("a stored method is shown with holder, masked account and mandate, read aloud by its end [C-177]", () => {
  expect(renderToStaticMarkup(<StoredPaymentText payment={byHand} />)).toBe("<p>Bank transfer, Payconiq or Bancontact on each invoice</p>");
  const shown = renderToStaticMarkup(<StoredPaymentText payment={byDebit} />);
  expect(shown).toContain('Zoë Peeters, <span aria-hidden="true">BE•• •••• •••• 6769</span>');
  expect(shown).toContain("Account number ending in 6769");
  expect(shown).toContain("Mandate 100-A");
});
