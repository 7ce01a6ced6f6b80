/** Tests the components for password fields: how they are rendered, and which texts they show. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PasswordHints } from "#core/forms/new-password/password-hints.tsx";
import { CapsLockNotice } from "#core/forms/light-dom/password-caps-lock.tsx";
import { PasswordReveal } from "#core/forms/light-dom/password-reveal.tsx";
import { passwordMessage } from "#core/forms/new-password/new-password.messages.ts";
import { passwordCodes } from "#core/base/values/password.ts";

/** Returns each hint with two flags: whether it is visibly ticked, and whether its text for screen readers says that the rule is met. */
function hints(password: string): [string, boolean, boolean][] {
  const markup = renderToStaticMarkup(<PasswordHints password={password} />);
  return [...markup.matchAll(/<li( data-met="true")?>.*?<span>(.*?) <span class="ui-hidden">(.*?)<\/span>/g)].map(
    ([, met, text = "", said]) => [text, met !== undefined, said === "(done)"],
  );
}
const met = (password: string): string[] => hints(password).flatMap(([text, isMet]) => (isMet ? [text] : []));

describe("the live hints", () => {
  test("are five, each on its own, without the maximum [P-180, C-347]", () => {
    expect(hints("").map(([text]) => text)).toEqual([
      "at least 10 characters",
      "an upper-case letter",
      "a lower-case letter",
      "a digit",
      "a special character",
    ]);
  });

  test.each([
    ["", []],
    ["A", ["an upper-case letter"]],
    ["a", ["a lower-case letter"]],
    ["1", ["a digit"]],
    ["_", ["a special character"]],
    ["É", ["an upper-case letter", "a special character"]],
    ["1234567890", ["at least 10 characters", "a digit"]],
    ["123456789", ["a digit"]],
    ["x".repeat(65), ["at least 10 characters", "a lower-case letter"]],
  ])("of '%s' that are met: %j [P-180]", (password, expected) => {
    expect(met(password)).toEqual(expected);
  });

  test("say in words what the ticks say", () => {
    const drawn = hints("Aa1");
    expect(drawn.map(([, isTicked]) => isTicked)).toContain(true);
    expect(drawn.map(([, isTicked]) => isTicked)).toContain(false);
    for (const [, isTicked, isSaid] of drawn) expect(isSaid).toBe(isTicked);
  });
});

test("the button to read a password names what it does, and what it shows is part of the name", () => {
  const toggle = (): void => undefined;
  const hidden = renderToStaticMarkup(<PasswordReveal reveal={{ isShown: false, toggle, hide: toggle, type: "password" }} />);
  const shown = renderToStaticMarkup(<PasswordReveal reveal={{ isShown: true, toggle, hide: toggle, type: "text" }} />);
  expect(hidden).toMatch(/type="button" aria-label="Show password">Show</);
  expect(shown).toMatch(/type="button" aria-label="Hide password">Hide</);
});

test("Caps Lock is mentioned only where it is on", () => {
  expect(renderToStaticMarkup(<CapsLockNotice isOn={false} />)).toBe("");
  expect(renderToStaticMarkup(<CapsLockNotice isOn />)).toContain("Caps Lock is on");
});

test("every code of a password form has words of its own; two passwords that differ have the specification's [P-179]", () => {
  const texts = passwordCodes.map((code) => passwordMessage(code));
  expect(new Set(texts).size).toBe(passwordCodes.length);
  expect(passwordMessage("password.mismatch")).toBe("Passwords do not match");
});
