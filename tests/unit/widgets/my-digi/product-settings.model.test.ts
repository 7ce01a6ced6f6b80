/** Tests the settings of one line or address: the calls, what the page shows afterwards, and which failures show no message. */
import { describe, expect, test, vi, onTestFinished } from "vitest";
import { marie } from "#tests/unit/core/services/session/fake-session.ts";
import { failures, good, openSettings, puk, refused, second, wifiPassword } from "./product-settings-samples.tsx";

type Opened = Awaited<ReturnType<typeof openSettings>>;

const valueOf = ({ shown }: Opened, name: string): string | undefined =>
  shown().settings?.fields.find((field) => field.name === name)?.value;

describe("what is edited in place", () => {
  test.each([
    ["mobile", "sim_card_name", "Dad"],
    ["mobile", "bundle_limit", "75"],
    ["internet", "wifi_password", "new-garden-28"],
  ] as const)(
    "%s: %s goes by its own call, for its line, and the page shows it [C-103] [C-106] [C-108] [C-402]",
    async (product, name, value) => {
      const opened = await openSettings(product);
      const { model, last, events } = opened;
      model.settings.edits.open(name);
      void model.settings.edits.save(value);
      expect(last().id).toBe(`my-digi.settings.${name}`);
      const names = product === "mobile" ? { "address-id": "FTTB-1", "phone-nr": "470123456" } : { "address-id": "FTTB-1" };
      expect(last().request.body).toEqual({ ...names, lang: "en", value });
      await last().answer(good());
      expect(valueOf(opened, name)).toBe(value);
      expect(model.settings.edits.state.value).toEqual({ kind: "closed", saved: { name, value } });
      expect(events).toEqual([
        ["digi-submit", { form: name, fields: name === "wifi_password" ? {} : { [name]: value } }],
        ["digi-success", { form: name }],
      ]);
    },
  );

  test("a late answer changes nothing of another line, and the line keeps what was typed", async () => {
    const opened = await openSettings("mobile");
    const { model, last, moveTo, enter } = opened;
    model.settings.edits.open("sim_card_name");
    void model.settings.edits.save("Dad");
    const late = last();
    await moveTo(second);
    await late.answer(good());
    expect(valueOf(opened, "sim_card_name")).toBe("Mum");
    const there = enter().model;
    expect(there.settings.edits).not.toBe(model.settings.edits);
    there.settings.edits.open("bundle_limit");
    there.settings.edits.type("80");
    expect(enter().model.settings.edits.typedIn("bundle_limit"), "the tab was left and entered again").toBe("80");
  });

  test.each(failures)("a failure ($code, $httpStatus) leaves the field open and the page as it was", async (failure) => {
    const opened = await openSettings("internet");
    const { model, last, session } = opened;
    model.settings.edits.open("wifi_password");
    model.settings.edits.type("new-garden-28");
    void model.settings.edits.save("new-garden-28");
    await last().answer({ ok: false, failure });
    expect(model.settings.edits.state.value).toEqual({ kind: "open", name: "wifi_password", failure });
    expect(model.settings.edits.typedIn("wifi_password")).toBe("new-garden-28");
    expect(valueOf(opened, "wifi_password")).toBe(wifiPassword);
    session.state.value = { status: "anonymous", ended: "expired" };
    session.state.value = { status: "signed-in", user: marie, survivesReload: true };
    expect(model.settings.edits.state.value, "the error was of the session that had ended").toEqual({
      kind: "open",
      name: "wifi_password",
    });
  });

  test("the host page may take it over; given up on its way, the page is asked again", async () => {
    const taken = await openSettings("mobile", { takes: () => false });
    taken.model.settings.edits.open("bundle_limit");
    await taken.model.settings.edits.save("10");
    expect(taken.sent).toHaveLength(1);
    const { model, sent } = await openSettings("mobile");
    model.settings.edits.open("bundle_limit");
    void model.settings.edits.save("10");
    model.settings.edits.restore();
    const page = "my-digi.my-products.product";
    expect(sent.map(({ id }) => id)).toEqual([page, "my-digi.settings.bundle_limit", page]);
  });
});

describe("services", () => {
  test.each([
    ["mobile", "premium_numbers", false, "my-digi.my-mobile.premium-numbers", { "phone-nr": "470123456" }],
    ["internet", "public_ipv4", true, "my-digi.my-internet.public-ipv4", {}],
  ] as const)("%s: %s is switched %s by %s [C-110] [C-112] [C-114]", async (product, name, isOn, id, names) => {
    const { model, last, sent, shown, events } = await openSettings(product);
    void model.toggles.change(name, isOn);
    void model.toggles.change(name, !isOn);
    expect(sent, "a second press waits for the first").toHaveLength(2);
    expect([last().id, last().request.body]).toEqual([id, { lang: "en", "address-id": "FTTB-1", ...names, enabled: isOn }]);
    expect(model.toggles.states.value[name]).toEqual({ kind: "switching", isOn });
    await last().answer(good({}, "It is done."));
    expect(model.toggles.states.value[name]).toEqual({ kind: "switched", isOn, message: "It is done." });
    const toggle = shown().settings?.toggles[0];
    expect(toggle).toMatchObject({ name, on: isOn });
    expect(toggle).not.toHaveProperty("since");
    expect(events.map(([event, detail]) => [event, detail])).toEqual([
      ["digi-submit", { form: name, fields: { enabled: String(isOn) } }],
      ["digi-success", { form: name }],
    ]);
  });

  test.each(failures)("after a failure ($code, $httpStatus) the service is as before, until it is tried again", async (failure) => {
    const { model, last, shown, session } = await openSettings("mobile");
    const before = shown();
    void model.toggles.change("premium_numbers", false);
    await last().answer({ ok: false, failure });
    expect(shown()).toBe(before);
    expect(model.toggles.states.value.premium_numbers).toEqual({ kind: "failed", isOn: false, failure });
    session.state.value = { status: "anonymous", ended: "expired" };
    session.state.value = { status: "signed-in", user: marie, survivesReload: true };
    expect(model.toggles.states.value).toEqual({});
  });

  test("a late answer switches nothing of another line", async () => {
    const { model, last, shown, moveTo } = await openSettings("internet");
    void model.toggles.change("public_ipv4", true);
    const late = last();
    await moveTo(second);
    await late.answer(good());
    expect(shown().settings?.toggles[0]?.on).toBe(false);
  });
});

describe("secret values", () => {
  test("are hidden again when the tab is left, and after another login", async () => {
    const { model, leave, session } = await openSettings("mobile");
    model.settings.secrets.show("puk_code");
    session.state.value = { status: "anonymous", ended: "expired" };
    session.state.value = { status: "signed-in", user: marie, survivesReload: true };
    expect(model.settings.secrets.shown.value).toEqual([]);
    model.settings.secrets.show("puk_code");
    leave();
    expect(model.settings.secrets.shown.value).toEqual([]);
  });

  test("are in no event, log, address, analytics or storage, whatever is done with them", async () => {
    const written: unknown[] = [];
    const spy = (...values: unknown[]): void => void written.push(values);
    for (const level of ["log", "info", "warn", "error", "debug"] as const) {
      const watched = vi.spyOn(console, level).mockImplementation(spy);
      onTestFinished(() => watched.mockRestore());
    }
    const storage = { getItem: () => null, setItem: spy, removeItem: spy };
    const typed = "new-garden-28";
    const told: unknown[] = [];
    for (const outcome of [good(), refused()]) {
      const internet = await openSettings("internet");
      vi.stubGlobal("localStorage", storage);
      vi.stubGlobal("sessionStorage", storage);
      vi.stubGlobal("history", { pushState: spy, replaceState: spy });
      vi.stubGlobal("navigator", { clipboard: { writeText: spy } });
      const { edits, secrets } = internet.model.settings;
      secrets.show("wifi_password");
      internet.draw();
      edits.open("wifi_password");
      edits.type(typed);
      void edits.save(typed);
      await internet.last().answer(outcome);
      const mobile = await openSettings("mobile");
      mobile.model.settings.secrets.show("puk_code");
      mobile.draw();
      mobile.model.settings.edits.open("sim_card_name");
      void mobile.model.settings.edits.save("Dad");
      await mobile.last().answer(outcome);
      for (const { events, tracked, announcer, sent } of [internet, mobile])
        told.push(events, tracked, announcer.message.value, ...sent.map(({ request }) => request.query));
      told.push(String(location));
    }
    const all = JSON.stringify([told, written]);
    expect(all).toContain("sim_card_name");
    for (const secret of [typed, JSON.stringify(wifiPassword).slice(1, -1), puk]) expect(all).not.toContain(secret);
  });
});
