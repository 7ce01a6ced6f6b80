/** Tests that extra options change when the API says so, at the price that the customer was asked about. */
import { describe, expect, test } from "vitest";
import type { ProductPage } from "#core/domain/customer/product-page.contract.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { failures, openLine } from "#tests/unit/widgets/my-digi/product/line-stage.ts";
import { samplePage } from "#tests/unit/widgets/my-digi/product/sample-page.ts";
import { createExtraOptions } from "#widgets/my-digi/product-options/extra-options.model.ts";
import { extraOptionsOf } from "#widgets/my-digi/product-options/options.rules.ts";

const channels = { odin: 901, status: "inactive", t: "International channel pack", d: "Channels", prc: 2.5 } as const;
const tvPage: ProductPage = { ...samplePage, options: [channels] };
const ok = (message: string) => ({ ok: true, value: {}, message }) as const;

describe("an extra option", () => {
  const statusOf = ({ options = [] }: ProductPage): string | undefined => extraOptionsOf(options)[0]?.status;

  function open(first = tvPage, takes = (): boolean => true) {
    const line = openLine(first, takes);
    const extra = createExtraOptions(line.ports, line.linePage);
    const confirm = async (): Promise<void> => {
      void extra.confirm();
      await settle();
    };
    return { ...line, extra, confirm };
  }

  test.each([
    ["inactive", "my-digi.my-tv.extra-option.enable", "active", "extra_option_enable"],
    ["active", "my-digi.my-tv.extra-option.disable", "inactive", "extra_option_disable"],
  ] as const)(
    "that is %s changes by its call, once for two presses, when it succeeded [C-236] [C-237] [C-386]",
    async (status, id, then, form) => {
      const option = { ...channels, status };
      const { extra, confirm, sent, last, page, reloads, events } = open({ ...tvPage, options: [option] });
      extra.ask(option);
      void extra.confirm();
      await confirm();
      extra.close();
      expect(extra.state.value.kind, "it stays open while the call is under way").toBe("sending");
      expect(sent).toHaveLength(1);
      expect(last().id).toBe(id);
      expect(last().request.body).toEqual({ lang: "en", "address-id": "A", odin: 901 });
      expect(statusOf(page.value)).toBe(status);
      await last().answer(ok("Done."));
      expect(statusOf(page.value)).toBe(then);
      expect(extra.state.value).toEqual({ kind: "idle", done: { option, isOn: then === "active" }, message: "Done." });
      expect(reloads(), "with the question, before the change, and after it").toBe(3);
      expect(events).toEqual([
        ["digi-submit", { form, fields: { odin: "901" } }],
        ["digi-success", { form }],
      ]);
    },
  );

  test("that is on already is shown so, and told as no news", async () => {
    const { extra, confirm, last, page, events } = open();
    extra.ask(channels);
    await confirm();
    await last().answer({ ok: false, failure: { code: "already_done", httpStatus: 200 } });
    expect(statusOf(page.value)).toBe("active");
    expect(extra.state.value).toEqual({ kind: "idle", done: { option: channels, isOn: true }, isKnown: true });
    expect(events).toHaveLength(1);
  });

  test.each(failures)("$code $httpStatus: stays as it was, and the question stays [C-236] [C-237]", async (failure) => {
    const { extra, confirm, last, page, comeBack } = open();
    extra.ask(channels);
    await confirm();
    await last().answer({ ok: false, failure });
    expect(page.value).toEqual(tvPage);
    expect(extra.state.value).toEqual({ kind: "asking", change: { option: channels, isOn: true }, failure });
    comeBack();
    expect(extra.state.value).toEqual({ kind: "asking", change: { option: channels, isOn: true } });
  });

  test("whose price has changed while its question was open is ordered only once the new price was shown", async () => {
    const dearer = { ...channels, prc: 3 };
    const { extra, confirm, sent, page, whenReloaded } = open();
    extra.ask(channels);
    whenReloaded(() => void (page.value = { ...tvPage, options: [dearer] }));
    await confirm();
    const asking = { kind: "asking", change: { option: dearer, isOn: true }, isChanged: true };
    expect([sent, extra.state.value]).toEqual([[], asking]);
    page.value = tvPage;
    extra.check();
    expect(extra.state.value, "also as soon as the page shows it").toEqual({ ...asking, change: { option: channels, isOn: true } });
    page.value = { ...tvPage, options: [dearer] };
    extra.check();
    await confirm();
    expect(sent).toHaveLength(1);
  });

  test("that is switched off may have another price by now: nothing is asked anew", async () => {
    const active = { ...channels, status: "active" } as const;
    const { extra, confirm, sent, page, whenReloaded } = open({ ...tvPage, options: [active] });
    extra.ask(active);
    whenReloaded(() => void (page.value = { ...tvPage, options: [{ ...active, prc: 3 }] }));
    await confirm();
    expect(sent).toHaveLength(1);
  });

  test("that was switched in another tab meanwhile closes its question, and is not sent", async () => {
    const { extra, confirm, sent, page, whenReloaded } = open();
    extra.ask(channels);
    whenReloaded(() => void (page.value = { ...tvPage, options: [{ ...channels, status: "active" }] }));
    await confirm();
    expect([sent, extra.state.value]).toEqual([[], { kind: "idle", done: { option: channels, isOn: true }, isKnown: true }]);
  });

  test("is not sent as long as nobody knows what holds", async () => {
    const { extra, confirm, sent, whenReloaded } = open();
    extra.ask(channels);
    whenReloaded(() => ({ code: "network.offline" }));
    await confirm();
    const change = { option: channels, isOn: true };
    expect([sent, extra.state.value]).toEqual([[], { kind: "asking", change, failure: { code: "network.offline" } }]);
  });

  test("that is seen to be switched in another tab closes its question", () => {
    const { extra, page } = open();
    extra.ask(channels);
    extra.check();
    expect(extra.state.value.kind).toBe("asking");
    page.value = { ...tvPage, options: [{ ...channels, status: "active" }] };
    extra.check();
    expect(extra.state.value).toMatchObject({ kind: "idle", isKnown: true });
  });

  test("that the host page forbids is not sent", () => {
    const { extra, sent } = open(tvPage, () => false);
    extra.ask(channels);
    void extra.confirm();
    expect(sent).toEqual([]);
  });
});
