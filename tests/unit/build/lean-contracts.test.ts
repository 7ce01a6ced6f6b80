import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { leanContractsPlugin } from "#build/lean-contracts.ts";

/** Returns the code of a contract as it is shipped. The libraries and core are not part of the returned code. */
async function shipped(contract: string): Promise<string> {
  const id = "sample.contract.ts";
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "sample",
        enforce: "pre",
        resolveId: (one) => (one === id ? id : undefined),
        load: (one) => (one === id ? contract : undefined),
      },
      leanContractsPlugin(),
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: [], formats: ["es"] },
      rolldownOptions: { input: id, external: /^(superstruct|#core)/ },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code.replaceAll("/* @__PURE__ */ ", "");
}

const sample = `
import { object, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
const Asked = object({ wish: string() });
const Answered = type({ summary: string() });
export const ask = endpoint<undefined, unknown>({
  method: "POST",
  path: "/ask",
  encoding: "json",
  answer: Answered,
  spec: { id: "sample.ask", summary: "A call", query: object({ lang: string() }), body: Asked, codes: ["invalid"] }
});
export const unused = (): string => string();
`;

test("a page gets of a call what it needs to make it and to read its answer, no more", async () => {
  const code = await shipped(sample);
  for (const kept of [`path: "/ask"`, `method: "POST"`, `encoding: "json"`, "answer: type({ summary: string() })"])
    expect(code).toContain(kept);
  for (const left of ["spec", "sample.ask", "A call", "query", "lang", "body", "Asked", "wish", "codes"]) expect(code).not.toContain(left);
});
