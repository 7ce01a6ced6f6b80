/** Tests the actions of a Digi TV account: the calls, what the page shows afterwards, and the timers. */
import { describe, expect, test } from "vitest";
import type { Failure } from "#core/services/api/outcome.ts";
import { redirectDelayMs } from "#core/features/link-page/redirect.model.ts";
import { removedCardMs } from "#widgets/my-digi/digi-tv/devices.model.ts";
import { account, device, failed, good, openActivation, openTv, openWayOn } from "./sample-tv.ts";

const secret = "Good-Passw0rd!";
const passwords = { password: secret, "password-repeat": secret };
const fields = { email: "marie@digi.example", ...passwords };
const outage: Failure = { code: "http.refused", httpStatus: 503 };
const gone: Failure = { code: "already_done", httpStatus: 200, message: "Gone already." };

describe("the activation", () => {
  test("is sent once, and nobody hears of the password; 3 s later the devices are shown [C-242] [C-389] [C-439]", async () => {
    const { activation, last, sent, events, led, clock, onActivated } = openActivation();
    activation.typed.keep(fields);
    void activation.submit(fields);
    void activation.submit(fields);
    await clock.pass(0);
    expect(sent).toHaveLength(1);
    expect([last().id, last().request.body]).toEqual([
      "my-digi.my-digi-tv.activate-account",
      { lang: "nl", "address-id": "FTTB-1", ...fields },
    ]);
    await last().answer(good("It is active."));
    expect(activation.state.value).toMatchObject({ status: "sent", message: "It is active." });
    expect(activation.typed.read(), "the passwords are forgotten").toEqual({});
    expect(events).toEqual([
      ["digi-submit", { form: "digi-tv-activate", fields: { email: fields.email } }],
      ["digi-success", { form: "digi-tv-activate" }],
    ]);
    expect(openWayOn("my-products-digi-tv", { clock, onGo: onActivated }).redirect.state.value).toBe("waiting");
    await clock.pass(2_999);
    expect(led).toEqual([]);
    await clock.pass(1);
    expect(led).toEqual(["devices"]);
    expect(clock.timers).toBe(0);
  });

  test("whoever stays is led nowhere, and leaving the section ends the wait", async () => {
    const { activation, last, led, clock, leave, onActivated } = openActivation();
    const stays = openWayOn("my-products-digi-tv", { clock, onGo: onActivated });
    stays.redirect.stay();
    await clock.pass(redirectDelayMs * 2);
    expect(led).toEqual([]);
    void activation.submit(fields);
    await clock.pass(0);
    await last().answer(good());
    openWayOn("my-products-digi-tv", { clock, onGo: onActivated }).leave();
    leave();
    expect(clock.timers).toBe(0);
    expect(activation.state.value).toEqual({ status: "editing" });
  });

  test("a failure keeps what was typed, also over another visit; a new login forgets the error", async () => {
    const { activation, last, clock, enter, leave, signInAgain } = openActivation();
    activation.typed.keep(fields);
    void activation.submit(fields);
    await clock.pass(0);
    await last().answer(failed(outage));
    expect(activation.state.value).toEqual({ status: "refused", failure: outage });
    signInAgain();
    expect(activation.state.value).toEqual({ status: "editing" });
    void activation.submit(fields);
    await clock.pass(0);
    await last().answer(good());
    signInAgain();
    expect(activation.state.value.status, "what was done stays done").toBe("sent");
    activation.typed.keep(fields);
    leave();
    expect(enter().activation.typed.read()).toEqual(fields);
  });
});

describe("a device", () => {
  test("is removed after a question, once; its card is hidden after 3 s [C-238] [C-239] [C-384] [C-439]", async () => {
    const { tv, last, sent, events, shown, clock } = openTv();
    tv.devices.ask(device("1"));
    expect(sent, "the question sends nothing").toEqual([]);
    tv.devices.close();
    await tv.devices.confirm();
    expect(sent).toEqual([]);
    tv.devices.ask(device("1"));
    void tv.devices.confirm();
    void tv.devices.confirm();
    expect(tv.devices.state.value).toEqual({ kind: "sending", device: device("1") });
    tv.devices.close();
    tv.devices.ask(device("2"));
    expect(tv.devices.state.value.kind, "it is not given up while it is sent").toBe("sending");
    expect(sent).toHaveLength(1);
    expect([last().id, last().request.body]).toEqual([
      "my-digi.my-digi-tv.deactivate-device",
      { lang: "nl", "address-id": "FTTB-1", "device-id": "1" },
    ]);
    await last().answer(good("Removed."));
    expect(tv.devices.state.value).toEqual({ kind: "idle" });
    expect(tv.devices.removed.value).toEqual(new Map([["1", { wasGone: false, message: "Removed." }]]));
    tv.devices.ask(device("1"));
    expect(tv.devices.state.value, "a removed device cannot be removed again").toEqual({ kind: "idle" });
    await clock.pass(2_999);
    expect(shown().devices).toHaveLength(2);
    await clock.pass(1);
    expect(shown().devices).toEqual([device("2")]);
    expect(tv.devices.removed.value.size).toBe(0);
    expect(events.map(([, detail]) => detail)).toEqual([
      { form: "digi-tv-device", fields: { "device-id": "1" } },
      { form: "digi-tv-device" },
    ]);
  });

  test("that is gone already is said to be gone, and hidden as well", async () => {
    const { tv, last, shown, clock } = openTv();
    tv.devices.ask(device("2"));
    void tv.devices.confirm();
    await last().answer(failed(gone));
    expect(tv.devices.removed.value).toEqual(new Map([["2", { wasGone: true, message: "Gone already." }]]));
    await clock.pass(removedCardMs);
    expect(shown().devices).toEqual([device("1")]);
  });

  test("that could not be removed stays in the question with the reason, until the customer has signed in again", async () => {
    const { tv, last, shown, signInAgain, leave, enter } = openTv();
    tv.devices.ask(device("1"));
    void tv.devices.confirm();
    await last().answer(failed(outage));
    expect(tv.devices.state.value).toEqual({ kind: "asking", device: device("1"), failure: outage });
    signInAgain();
    expect(tv.devices.state.value).toEqual({ kind: "asking", device: device("1") });
    expect(shown().devices).toHaveLength(2);
    leave();
    enter();
    expect(tv.devices.state.value, "the page was requested in another language").toEqual({ kind: "asking", device: device("1") });
    enter("tv-settings");
    expect(tv.devices.state.value, "another section was visited").toEqual({ kind: "idle" });
  });

  test("is hidden at once where the list is left, or answered after it was left, and no timer stays", async () => {
    const { tv, last, shown, leave, clock } = openTv();
    tv.devices.ask(device("1"));
    void tv.devices.confirm();
    await last().answer(good());
    tv.devices.ask(device("2"));
    void tv.devices.confirm();
    leave();
    expect([shown().devices, clock.timers]).toEqual([[device("2")], 0]);
    await last().answer(good());
    expect([shown().devices, clock.timers]).toEqual([[], 0]);
  });
});

describe("the password", () => {
  test("is changed once; the message stays, and the form is closed [C-388]", async () => {
    const { tv, last, sent, events, led, clock } = openTv();
    tv.password.open();
    tv.password.typed.keep(passwords);
    void tv.password.submit(passwords);
    void tv.password.submit(passwords);
    await clock.pass(0);
    expect(sent).toHaveLength(1);
    expect([last().id, last().request.body]).toEqual([
      "my-digi.my-digi-tv.change-password",
      { lang: "nl", "address-id": "FTTB-1", ...passwords },
    ]);
    await last().answer(good("Changed."));
    await clock.pass(redirectDelayMs * 2);
    expect([tv.password.isOpen.value, tv.password.state.value, led]).toMatchObject([false, { status: "sent", message: "Changed." }, []]);
    expect(tv.password.typed.read()).toEqual({});
    expect(JSON.stringify(events)).not.toContain(secret);
    tv.password.open();
    expect(tv.password.state.value, "the old message leaves with the next change").toEqual({ status: "editing" });
  });

  test("a failure keeps the form and its texts; closing it forgets them", async () => {
    const { tv, last, clock, signInAgain } = openTv();
    tv.password.open();
    tv.password.typed.keep(passwords);
    void tv.password.submit(passwords);
    await clock.pass(0);
    await last().answer(failed(outage));
    expect([tv.password.isOpen.value, tv.password.typed.read()]).toEqual([true, passwords]);
    signInAgain();
    expect(tv.password.state.value).toEqual({ status: "editing" });
    tv.password.close();
    expect([tv.password.isOpen.value, tv.password.typed.read()]).toEqual([false, {}]);
  });
});

test("the host page may take each action over: then nothing is sent", async () => {
  const { tv, sent } = openTv({ takes: () => false });
  await tv.password.submit(passwords);
  tv.devices.ask(device("1"));
  await tv.devices.confirm();
  await tv.end.ask();
  await tv.end.confirm(account());
  expect(sent).toEqual([]);
  const activating = openActivation({ takes: () => false });
  await activating.activation.submit(fields);
  expect(activating.sent).toEqual([]);
});
