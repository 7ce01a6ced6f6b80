import { beforeEach, describe, expect, test, vi } from "vitest";

type Rules = Readonly<Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string>>;

/** Loads the module anew, on a page whose browser has these Trusted Types. */
async function load(trustedTypes: unknown) {
  vi.resetModules();
  vi.stubGlobal("trustedTypes", trustedTypes);
  return import("#core/platform/trusted-types.ts");
}

beforeEach(() => {
  vi.unstubAllGlobals();
  for (const name of ["Node", "HTMLCollection"]) vi.stubGlobal(name, Map);
});

describe("the policy digi-html", () => {
  test("is created once, lets no HTML through but the sanitiser's, and of scripts only JSON", async () => {
    const createPolicy = vi.fn<(name: string, rules: Rules) => Rules>((_name, rules) => rules);
    const { askPolicy, sanitiseBy } = await load({ createPolicy });
    const policy = askPolicy();
    expect(askPolicy()).toBe(policy);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["digi-html"]);
    expect(policy?.createHTML("<b>x</b>")).toBe("");
    sanitiseBy((html) => html.toUpperCase());
    expect(policy?.createHTML("<b>x</b>")).toBe("<B>X</B>");
    expect(['{"a":1}', '["x"]', "alert(1)", '{"a":1};alert(1)', ""].map((text) => policy?.createScript(text))).toEqual([
      '{"a":1}',
      '["x"]',
      "",
      "",
      "",
    ]);
    expect(policy?.createScriptURL()).toBe("");
  });

  test("is undefined where the page forbids it, asked only once, and null where the browser has none", async () => {
    const createPolicy = vi.fn<() => Rules>(() => {
      throw new TypeError("forbidden");
    });
    const forbidden = await load({ createPolicy });
    expect([forbidden.askPolicy(), forbidden.askPolicy()]).toEqual([undefined, undefined]);
    expect(createPolicy).toHaveBeenCalledTimes(1);
    expect((await load(undefined)).askPolicy()).toBeNull();
  });
});
