/** Tests the choice of the way in which the notices about a line's usage are sent. */
import { signal } from "@preact/signals-core";
import { describe, expect, test } from "vitest";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Language } from "#core/base/values/language.ts";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { namesOf, type LinePorts, type Target } from "#widgets/my-digi/product/line-page.model.ts";
import { createUsageNotice } from "#widgets/my-digi/product-usage/usage-notice.model.ts";
import { samplePage } from "./product-usage-samples.ts";

type Sent = { readonly id: string; readonly request: Request<any, any>; answer(outcome: Outcome<unknown>): Promise<void> };

const good = (message?: string): Outcome<unknown> => ({ ok: true, value: {}, ...(message !== undefined && { message }) });
const bad = (failure: Failure): Outcome<unknown> => ({ ok: false, failure });
const outage: Failure = { code: "network.unreachable" };

/** Creates the model of the choice how a line's notices are sent. The test itself answers the calls of the API. */
function openNotice({ target = { "address-id": "", "phone-nr": "470123456" } as Target, takes = (): boolean => true } = {}) {
  const sent: Sent[] = [];
  const events: (readonly [string, unknown])[] = [];
  const call: Call = (endpoint, request = {}) =>
    new Promise((resolve) => {
      const answer = async (outcome: Outcome<unknown>): Promise<void> => {
        resolve(outcome as never);
        await settle();
      };
      sent.push({ id: specOf(endpoint).id, request, answer });
    });
  const emit = (event: string, detail: unknown): boolean => (events.push([event, detail]), takes());
  const ports = { call, emit, language: signal<Language>("en") } as unknown as LinePorts;
  const page = signal<ProductPage>(samplePage());
  let comeBack = (): void => undefined;
  const model = createUsageNotice(ports, {
    target,
    names: namesOf(target),
    shown: () => page.peek(),
    isOrdered: signal(false),
    update: (change) => void (page.value = change(page.value)),
    reload: () => Promise.resolve(),
    check: () => Promise.resolve(undefined),
    onReturn: (forget) => void (comeBack = forget),
  });
  return { model, sent, comeBack: () => comeBack(), events, page, last: () => sent.at(-1) ?? expect.fail("nothing was sent") };
}

describe("a choice", () => {
  test("is saved at once for its line, told to the page, and in the page data", async () => {
    const { model, sent, events, page, last } = openNotice();
    void model.choose("sms");
    expect(model.state.value).toEqual({ kind: "saving", value: "sms" });
    expect(page.value.consumption?.notice).toBe("mail");
    await last().answer(good("Editing was done successfully!"));
    expect(sent.map(({ id, request }) => [id, request.body])).toEqual([
      ["my-digi.settings.usage_notice", { lang: "en", value: "sms", "phone-nr": "470123456" }],
    ]);
    expect(model.state.value).toEqual({ kind: "saved", message: "Editing was done successfully!" });
    expect(page.value.consumption?.notice).toBe("sms");
    expect(events).toEqual([
      ["digi-submit", { form: "usage_notice", fields: { usage_notice: "sms" } }],
      ["digi-success", { form: "usage_notice" }],
    ]);
  });

  test("names the address where the line has one", async () => {
    const { model, last } = openNotice({ target: { "address-id": "FTTB-1", "phone-nr": "470123456" } });
    void model.choose("both");
    expect(last().request.body).toEqual({ lang: "en", value: "both", "phone-nr": "470123456", "address-id": "FTTB-1" });
    await last().answer(good());
    expect(model.state.value).toEqual({ kind: "saved" });
  });

  test("that the page prevents is not sent", async () => {
    const { model, sent } = openNotice({ takes: () => false });
    await model.choose("sms");
    expect([sent, model.state.value]).toEqual([[], { kind: "idle" }]);
  });

  test("that is refused leaves the page data alone, and may be made again", async () => {
    const { model, events, page, last } = openNotice();
    void model.choose("both");
    await last().answer(bad(outage));
    expect(model.state.value).toEqual({ kind: "failed", value: "both", failure: outage });
    expect(page.value.consumption?.notice).toBe("mail");
    expect(events.map(([event]) => event)).toEqual(["digi-submit"]);
    void model.choose("both");
    await last().answer(good());
    expect([model.state.value, page.value.consumption?.notice]).toEqual([{ kind: "saved" }, "both"]);
  });
});

describe("while a choice is being saved", () => {
  test("the same one again is not sent again", async () => {
    const { model, sent, last } = openNotice();
    void model.choose("sms");
    void model.choose("sms");
    await last().answer(good());
    expect(sent).toHaveLength(1);
  });

  test("only the last of other ones is saved, after it", async () => {
    const { model, sent, page, last } = openNotice();
    void model.choose("sms");
    void model.choose("both");
    void model.choose("mail");
    expect([sent.length, model.state.value]).toEqual([1, { kind: "saving", value: "mail" }]);
    await last().answer(good());
    expect([sent.length, model.state.value, page.value.consumption?.notice]).toEqual([2, { kind: "saving", value: "mail" }, "sms"]);
    await last().answer(good());
    expect(sent.map(({ request }) => request.body.value)).toEqual(["sms", "mail"]);
    expect([model.state.value, page.value.consumption?.notice]).toEqual([{ kind: "saved" }, "mail"]);
  });

  test("who comes back to it needs no other call; another one is saved although it failed", async () => {
    const { model, sent, last } = openNotice();
    void model.choose("sms");
    void model.choose("both");
    void model.choose("sms");
    await last().answer(good());
    expect([sent.length, model.state.value]).toEqual([1, { kind: "saved" }]);
    void model.choose("mail");
    void model.choose("both");
    await last().answer(bad(outage));
    await last().answer(good());
    expect([sent.length, model.state.value]).toEqual([3, { kind: "saved" }]);
  });

  test("leaving the page does not stop it; an outcome that was seen is forgotten", async () => {
    const { model, last } = openNotice();
    void model.choose("sms");
    model.forget();
    expect(model.state.value.kind).toBe("saving");
    await last().answer(bad(outage));
    model.forget();
    expect(model.state.value).toEqual({ kind: "idle" });
  });

  test("another login does not stop it; a failure from before the login is forgotten", async () => {
    const { model, last, comeBack } = openNotice();
    void model.choose("sms");
    comeBack();
    expect(model.state.value.kind).toBe("saving");
    await last().answer(bad({ code: "expired", httpStatus: 401 }));
    expect(model.state.value.kind).toBe("failed");
    comeBack();
    expect(model.state.value).toEqual({ kind: "idle" });
    void model.choose("sms");
    await last().answer(good());
    comeBack();
    expect(model.state.value, "what is saved stays said").toEqual({ kind: "saved" });
  });
});
