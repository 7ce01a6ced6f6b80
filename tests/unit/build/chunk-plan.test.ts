import { describe, expect, test } from "vitest";
import { planChunks } from "#build/chunk-plan.ts";
import { joined } from "#build/folder-chunks.ts";
import type { GraphModule } from "#build/module-graph.ts";

const root = "/house/";
const idOf = (name: string): string => (name.startsWith("widget:") ? `\0${name}` : root + name);

/**
 * Returns the plan of chunks for a set of modules.
 * @param imports the imports of each file; the name of a file that is loaded by `import()` has `later` before it
 */
function plan(imports: Readonly<Record<string, readonly string[]>>): (file: string) => string | undefined {
  const files = new Set([...Object.keys(imports), ...Object.values(imports).flat()].map((name) => name.replace("later ", "")));
  const modules = [...files].map((file): GraphModule => {
    const named = imports[file] ?? [];
    const later = named.filter((name) => name.startsWith("later "));
    return {
      id: idOf(file),
      imports: named.filter((name) => !later.includes(name)).map(idOf),
      laterImports: later.map((name) => idOf(name.slice("later ".length))),
    };
  });
  const widgets = [...files].filter((file) => file.startsWith("widget:"));
  const chunks = planChunks({ modules, entries: new Map(widgets.map((widget) => [idOf(widget), widget.slice("widget:".length)])), root });
  return (file) => chunks.get(idOf(file));
}

describe("from `api` up", () => {
  test("a folder of core is a chunk, with the library that it is the definition of and the pictures that it alone shows", () => {
    const chunkOf = plan({
      "widget:search": ["widgets/search/search.view.tsx"],
      "widgets/search/search.view.tsx": ["core/ui/combobox/combobox.tsx"],
      "core/ui/combobox/combobox.tsx": [
        "node_modules/downshift/dist/downshift.js",
        "core/ui/base/icons/search.ts",
        "core/ui/combobox/environment.ts",
      ],
      "node_modules/downshift/dist/downshift.js": ["node_modules/tslib/tslib.js"],
    });
    for (const file of [
      "core/ui/combobox/combobox.tsx",
      "core/ui/combobox/environment.ts",
      "core/ui/base/icons/search.ts",
      "node_modules/downshift/dist/downshift.js",
      "node_modules/tslib/tslib.js",
    ])
      expect(chunkOf(file), file).toBe("combobox");
    expect(chunkOf("widgets/search/search.view.tsx")).toBe("search");
  });

  test("folders that travel together are one chunk", () => {
    const files = Object.entries(joined).flatMap(([name, folders]) => folders.map((folder) => [`core/${folder}/a.ts`, name] as const));
    const chunkOf = plan({ "widget:a": files.map(([file]) => file), "core/kernel.ts": [] });
    for (const [file, name] of files) expect(chunkOf(file), file).toBe(name);
    expect(chunkOf("core/kernel.ts")).toBe("core");
  });

  test("what is fetched later is a chunk of its own, with the files of its folder that only it needs", () => {
    const chunkOf = plan({
      "widget:a": ["later core/services/api/client.ts"],
      "core/services/api/client.ts": ["core/services/api/target.ts", "core/services/api/api-address.ts", "node_modules/ofetch/index.js"],
      "widget:b": ["core/tools/doctor/doctor.ts"],
      "core/tools/doctor/doctor.ts": ["core/services/api/api-address.ts"],
    });
    expect(["client.ts", "target.ts", "api-address.ts"].map((name) => chunkOf(`core/services/api/${name}`))).toEqual([
      "client",
      "client",
      "api",
    ]);
    expect(chunkOf("node_modules/ofetch/index.js")).toBe("client");
  });
});

describe("the lowest groups", () => {
  test("a file goes where all its importers are", () => {
    const chunkOf = plan({
      "widget:a": ["core/services/session/session.ts"],
      "core/services/session/session.ts": ["core/platform/tabs.ts"],
    });
    expect(chunkOf("core/platform/tabs.ts")).toBe("session");
  });

  test("or into the chunk that all importers load and that the fewest pages pay for", () => {
    const chunkOf = plan({
      "widget:a": ["core/forms/light-dom/field.tsx", "core/services/stored/store.ts", "core/base/values/password.ts"],
      "widget:b": ["core/forms/light-dom/field.tsx", "core/services/stored/store.ts", "core/base/values/password.ts"],
      "widget:c": ["core/services/stored/store.ts"],
    });
    expect(chunkOf("core/base/values/password.ts")).toBe("light-dom");
  });

  test("it becomes a small file of its own rather than being paid for by pages that do not need it", () => {
    const chunkOf = plan({
      "widget:a": ["core/ui/base/button.tsx", "core/forms/form/form.tsx", "core/base/values/iban.ts"],
      "widget:b": ["core/ui/base/button.tsx", "core/forms/form/form.tsx", "core/base/values/iban.ts"],
      "widget:c": ["core/ui/base/button.tsx", "core/forms/form/form.tsx"],
    });
    expect(chunkOf("core/base/values/iban.ts")).toBe("values-iban");
  });

  const area = {
    "widget:area": ["core/services/route/views.ts", "core/services/session/session.ts"],
    "widget:area.devices": ["core/base/values/account.ts"],
    "widget:area.password": ["core/base/values/account.ts"],
    "widget:login": ["core/services/session/session.ts"],
    "widget:jobs": ["core/services/route/views.ts"],
    "widget:flow": ["core/services/route/views.ts"],
  };

  test("nor does a page that does not need it load what it imports", () => {
    const chunkOf = plan({ ...area, "core/base/values/account.ts": ["core/base/values/contract.ts"] });
    expect(chunkOf("core/base/values/account.ts")).toBe("values-account");
    expect(chunkOf("core/base/values/contract.ts")).toBe("values-account");
  });

  test("what imports nothing, or only what is there, may be carried by one", () => {
    expect(plan(area)("core/base/values/account.ts")).toBe("session");
    const isThere = {
      "core/base/values/account.ts": ["core/base/values/contract.ts"],
      "core/services/session/session.ts": ["core/base/values/contract.ts"],
    };
    expect(plan({ ...area, ...isThere })("core/base/values/account.ts")).toBe("session");
  });

  test("what the smallest page needs is in `core`, whoever else needs it", () => {
    const chunkOf = plan({ "widget:newsletter": ["core/base/values/email.ts"], "widget:a": ["core/base/values/email.ts"] });
    expect(chunkOf("core/base/values/email.ts")).toBe("core");
  });
});

describe("a widget with parts", () => {
  const chunkOf = plan({
    "widget:flow": ["widgets/flow/flow.view.tsx", "core/runtime/part/part.tsx"],
    "widget:other": ["core/runtime/part/part.tsx"],
    "widget:other.one": [],
    "widgets/flow/flow.view.tsx": ["widgets/flow/flow.messages.ts"],
    "widget:flow.pay": ["widgets/flow/pay/pay.view.tsx"],
    "widgets/flow/pay/pay.view.tsx": ["widgets/flow/flow.messages.ts", "widgets/flow/steps.ts", "core/base/values/iban.ts"],
    "widget:flow.note": ["core/base/values/vat.ts", "core/ui/fields/field.tsx"],
    "widget:flow.sent": ["core/base/values/vat.ts"],
    "widget:flow.slot": ["widgets/flow/slot/slot.view.tsx"],
    "widgets/flow/slot/slot.view.tsx": ["widgets/flow/steps.ts", "core/base/values/iban.ts"],
  });

  test("a part's files are the part's; what its widget needs too is the widget's", () => {
    expect(chunkOf("widgets/flow/pay/pay.view.tsx")).toBe("flow.pay");
    expect(chunkOf("widgets/flow/flow.messages.ts")).toBe("flow");
  });

  test("what only its parts need, the widget's first view does not wait for", () => {
    expect(chunkOf("widgets/flow/steps.ts")).toBe("flow-steps");
    expect(chunkOf("core/base/values/iban.ts"), "no second request, for nobody pays more").toBe("flow-steps");
    expect(chunkOf("core/base/values/vat.ts"), "not for the other widget to pay, which shows parts too").toBe("values-vat");
  });
});
