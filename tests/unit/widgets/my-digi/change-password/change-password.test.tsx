import { signal } from "@preact/signals-core";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import { redirectDelayMs } from "#core/features/link-page/redirect.model.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";
import { attributesOf } from "#tests/unit/core/ui/base/markup.ts";
import { missingText } from "#widgets/my-digi/change-password/change-password.messages.ts";
import { Model } from "#widgets/my-digi/change-password/change-password.model.ts";
import { PasswordFields } from "#widgets/my-digi/change-password/change-password.schema.ts";
import { View } from "#widgets/my-digi/change-password/change-password.view.tsx";

const typed = { "password-old": "Old-Passw0rd!", "password-new": "New-Passw0rd!", "password-new-repeat": "New-Passw0rd!" };

function open() {
  const clock = createFakeClock();
  const events: unknown[] = [];
  const left: (readonly [string, string | undefined])[] = [];
  const sent: { id: string; request: Request<unknown, unknown>; answer(outcome: Outcome<unknown>): Promise<void> }[] = [];
  let changes = 0;
  const call: Call = (endpoint, request = {}) =>
    new Promise((resolve) => {
      const answer = async (outcome: Outcome<unknown>): Promise<void> => {
        resolve(outcome as never);
        await settle();
      };
      sent.push({ id: specOf(endpoint).id, request: request as Request<unknown, unknown>, answer });
    });
  const ports = {
    call,
    clock,
    language: signal<Language>("en"),
    emit: (...event: unknown[]) => events.push(event) > 0,
    navigate: (page: string, search?: string) => void left.push([page, search]),
  };
  const onChanged = (): void => void changes++;
  const model = new Model(ports as unknown as ConstructorParameters<typeof Model>[0], signal({ onChanged }));
  const stop = model.start();
  const send = async (): Promise<void> => {
    void model.submit(typed);
    await settle();
  };
  const draw = (): string =>
    renderToStaticMarkup(
      <View
        name="change-password"
        model={model}
        email="marie@digi.example"
        onChanged={onChanged}
        onClose={() => undefined}
        announcer={createAnnouncer()}
        pathOf={(page) => `/en/${page}`}
        hasPage={() => true}
        language="en"
      />,
    );
  return { model, clock, events, left, sent, send, draw, stop, changes: () => changes };
}

describe("a new password", () => {
  test("goes as it is typed, and nobody else hears of it; 3 s later the logout login page opens [C-243] [C-387] [C-439]", async () => {
    const { model, sent, events, left, clock, send, draw, changes } = open();
    expect(attributesOf(draw(), "div", "ui-light")).toHaveLength(3);
    expect(draw()).toContain("A good password has:");
    await send();
    expect(sent.map(({ id, request }) => [id, request.body])).toEqual([["my-digi.account.change-password", { lang: "en", ...typed }]]);
    expect(model.state.value.status).toBe("sending");
    await sent[0]?.answer({ ok: true, value: {}, message: "Done." });
    expect(changes(), "the other devices are gone").toBe(1);
    expect(draw()).toContain("Done.");
    expect(draw()).toContain('href="/en/login?logout=true"');
    expect(JSON.stringify(events)).not.toContain("Passw0rd");
    expect(events).toHaveLength(2);
    await clock.pass(2_999);
    expect(left).toEqual([]);
    await clock.pass(1);
    expect(left).toEqual([["login", "?logout=true"]]);
  });

  test("is saved, and whoever wants to stay stays; whoever leaves the view is led nowhere", async () => {
    for (const act of ["stay", "leave"]) {
      const { model, sent, left, clock, send, stop } = open();
      await send();
      await sent[0]?.answer({ ok: true, value: {} });
      expect(model.redirect.state.value).toBe("waiting");
      if (act === "stay") model.redirect.stay();
      else stop();
      await clock.pass(redirectDelayMs);
      expect(left).toEqual([]);
    }
  });

  test("is refused: the form stays, with the reason", async () => {
    const { model, sent, send, draw } = open();
    const fieldErrors = { "password-old": "This is not your current password" };
    await send();
    await sent[0]?.answer({ ok: false, failure: { code: "invalid", fieldErrors } });
    expect(model.state.value).toEqual({ status: "refused", failure: { code: "invalid", fieldErrors } });
    expect(draw()).toContain("Current password: This is not your current password");
  });
});

test.each([
  [{ "password-old": "" }, "password-old", "required"],
  [{ "password-new": "" }, "password-new", "required"],
  [{ "password-new": "short" }, "password-new", "password.length"],
  [{ "password-new-repeat": "" }, "password-new-repeat", "required"],
  [{ "password-new-repeat": "Other-Passw0rd!" }, "password-new-repeat", "password.mismatch"],
])("%j is a mistake in %s: %s", (change, name, message) => {
  const [failure] = PasswordFields.validate({ ...typed, ...change });
  expect(failure?.failures()).toContainEqual(expect.objectContaining({ key: name, message }));
  if (message === "required") expect(missingText(message, name)).toMatch(/^(Enter|Choose|Repeat) /);
});
