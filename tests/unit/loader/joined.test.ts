/** Tests files that travel together: within the file that needs them, or in a joined file (build/joined-files.ts). */
import { beforeEach, expect, test, vi } from "vitest";
import { at, serve, type Exports, type Require } from "./files.ts";

beforeEach(() => {
  vi.spyOn(Math, "random").mockReturnValue(-1.92); // With this random number the pauses before a retry are 0 ms.
});

const money = (_require: Require, exports: Exports): unknown => (exports["euro"] = "€");
const price = (run: Require, exports: Exports): unknown => (exports["text"] = `5 ${String(run("./money.js")["euro"])}`);
const widget = (run: Require, exports: Exports): unknown => (exports["text"] = run("../shared/price.js")["text"]);
const single = { "money.js": { code: money }, "price.js": { needs: ["./money.js"], code: price } };

test("files within a file are not fetched, and run once, before it", async () => {
  const { chunks, asked, ran } = serve({
    "widget.js": {
      needs: ["../shared/price.js"],
      code: widget,
      more: { p: { "../shared/price.js": { d: ["./money.js"], default: price }, "../shared/money.js": { d: [], default: money } } },
    },
    ...single,
  });
  expect((await chunks.load(at("widget.js")))["text"]).toBe("5 €");
  expect((await chunks.load(at("../shared/price.js")))["text"]).toBe("5 €");
  expect([asked, ran]).toEqual([["widget.js"], ["widget.js"]]);
});

const joined = { "joined.js": { more: { p: { "./price.js": { d: ["./money.js"], default: price } } } }, ...single };
const asking = { "widget.js": { needs: ["../shared/price.js"], code: widget, more: { j: ["../shared/joined.js"] } } };

test("a joined file comes first, then what it does not hold; it does not run", async () => {
  const { chunks, asked, ran } = serve({ ...asking, ...joined });
  expect((await chunks.load(at("widget.js")))["text"]).toBe("5 €");
  expect(asked).toEqual(["widget.js", "joined.js", "money.js"]);
  expect(ran).toEqual(["money.js", "widget.js"]);
});

test("where a joined file does not come, each file that it holds is fetched by itself", async () => {
  const { chunks, asked } = serve({ ...asking, ...joined, "joined.js": { faults: 4 } });
  expect((await chunks.load(at("widget.js")))["text"]).toBe("5 €");
  expect(asked.filter((name) => !name.startsWith("joined"))).toEqual(["widget.js", "price.js", "money.js"]);
});

test("a file that another widget has run already does not run again", async () => {
  const { chunks, ran } = serve({ ...asking, ...joined });
  await chunks.load(at("../shared/price.js"));
  expect((await chunks.load(at("widget.js")))["text"]).toBe("5 €");
  expect(ran).toEqual(["money.js", "price.js", "widget.js"]);
});
