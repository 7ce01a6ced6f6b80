import { describe, expect, test } from "vitest";
import { importsOf, select, type Imports, type Modules } from "#tests/runner/changed.ts";

const modules: Modules = {
  contact: ["widgets/contact/contact.view.tsx", "core/ui/base/button.tsx", "core/forms/form/form.ts", "core/forms/form/forms.messages.ts"],
  "job-list": ["widgets/job-list/job-list.view.tsx", "core/ui/base/button.tsx", "core/ui/list/list.tsx"],
};
const imports: Imports = new Map([
  ["core/ui/base/button.tsx", ["core/ui/base/icon.tsx"]],
  ["widgets/contact/contact.contract.ts", []],
  ["demo/api/app/server.ts", ["widgets/contact/contact.contract.ts"]],
  ["tests/e2e/contact.test.ts", ["tests/page.ts", "tests/e2e/contact.ts"]],
  ["tests/e2e/contact-faults.test.ts", ["tests/page.ts", "tests/e2e/contact.ts"]],
  ["tests/e2e/job-list.test.ts", ["tests/page.ts"]],
  ["tests/a11y/job-list.test.ts", ["tests/page.ts"]],
  ["tests/a11y/contact.test.ts", ["tests/page.ts"]],
  ["tests/unit/core/ui/base/button.test.tsx", ["core/ui/base/button.tsx"]],
  ["tests/unit/widgets/contact/contact.model.test.ts", ["widgets/contact/contact.model.ts"]],
  ["tests/unit/widgets/job-list/job-list.model.test.ts", ["widgets/job-list/job-list.model.ts"]],
  ["tests/contract/forms.test.ts", ["demo/api/app/server.ts"]],
  ["tests/unit/texts/api.test.ts", ["tests/unit/texts/listed.ts"]],
  ["tests/unit/texts/listed.ts", []],
]);
const chosen = (...changed: string[]) => {
  const selection = select(changed, modules, imports);
  if (selection.kind !== "some") return selection.kind;
  const names = [...selection.vitest, ...selection.playwright].map((path) => path.replace(/^tests\//, "").replace(/\.test\.tsx?$/, ""));
  return [selection.depth, ...names];
};

describe("the tests that a change concerns @all", () => {
  const ofContact = ["unit/widgets/contact/contact.model", "a11y/contact", "e2e/contact-faults", "e2e/contact"];

  test("a widget's view: the files of that widget and of no other, whole", () => {
    expect(chosen("widgets/contact/contact.view.tsx")).toEqual(["all", ...ofContact]);
  });

  test("its contract: the API's tests, too", () => {
    expect(chosen("widgets/contact/contact.contract.ts")).toEqual(["all", "contract/forms", ...ofContact]);
  });

  test("what all widgets are made of: each widget's, at the daily depth", () => {
    expect(chosen("core/ui/base/button.tsx")).toEqual([
      "daily",
      "unit/core/ui/base/button",
      "unit/widgets/contact/contact.model",
      "unit/widgets/job-list/job-list.model",
      "a11y/contact",
      "a11y/job-list",
      "e2e/contact-faults",
      "e2e/contact",
      "e2e/job-list",
    ]);
  });

  test("a style sheet and texts concern who has code of their folder; texts their lists, too", () => {
    const ofJobList = ["unit/widgets/job-list/job-list.model", "a11y/job-list", "e2e/job-list"];
    expect(chosen("core/ui/list/list.css")).toEqual(["daily", ...ofJobList]);
    expect(chosen("core/ui/list/locales/fr.xlf")).toEqual(["daily", "unit/texts/api", ...ofJobList]);
    expect(chosen("widgets/contact/contact.messages.ts")).toEqual(["all", "unit/texts/api", ...ofContact]);
    expect(chosen("demo/api/messages/mails.ts")).toEqual(["daily", "unit/texts/api"]);
  });

  test("a test: itself; what tests share: whoever imports it", () => {
    expect(chosen("tests/e2e/job-list.test.ts")).toEqual(["all", "e2e/job-list"]);
    expect(chosen("tests/e2e/contact.ts")).toEqual(["all", "e2e/contact-faults", "e2e/contact"]);
  });

  test("loader, build, settings and the demo's pages concern everything; a text to read nothing", () => {
    for (const path of ["loader/host.ts", "build/chunks.ts", "package.json", "vite.config.ts", "demo/site/site.ts"])
      expect(chosen(path)).toBe("everything");
    expect(chosen("README.md", "core/decisions/0001-x.md")).toBe("nothing");
  });

  test("imports are read from a file's text", () => {
    const text =
      'import { a } from "#core/ui/base/a.ts";\nexport type { B } from "./b.ts";\nconst c = await import("../c.ts");\nimport "x";';
    expect(importsOf("widgets/contact/contact.view.tsx", text)).toEqual(["core/ui/base/a.ts", "widgets/contact/b.ts", "widgets/c.ts"]);
  });
});
