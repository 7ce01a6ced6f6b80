/** The files of a new room: one that asks the API for a list and shows it. What a real room has beside it is in widgets/newsletter (a form). */

const pascal = (name: string): string => name.replace(/(^|-)([a-z])/g, (_, _dash: string, letter: string) => letter.toUpperCase());
const words = (name: string): string => {
  const text = name.replaceAll("-", " ");
  return text[0]?.toUpperCase() + text.slice(1);
};

/** Path in the house → content. `name` is the tag without `digi-`. */
export function roomFiles(name: string): Record<string, string> {
  const room = `widgets/${name}/${name}`;
  return {
    [`${room}.element.ts`]: door(name),
    [`${room}.contract.ts`]: contract(name),
    [`${room}.model.ts`]: model(name),
    [`${room}.messages.ts`]: messages(name),
    [`${room}.view.tsx`]: view(name),
    [`${room}.css`]: css(name),
    [`tests/unit/${room}.model.test.ts`]: modelTest(name),
    [`tests/e2e/${name}.test.ts`]: journey(name),
  };
}

const door = (name: string): string => `import { defineElement } from "#core/contract/element.ts";

export const door = defineElement({
  tag: "digi-${name}",
  summary: "${words(name)}.",
  attributes: {},
  methods: {},
  events: {},
  parts: {
    heading: "The heading.",
    button: "A button.",
    alert: "The box of a message.",
  },
  heights: [[0, 320]],
});
`;

const contract = (name: string): string => `import { array, string, type, type Infer } from "superstruct";
import { endpoint } from "#core/contract/endpoint.ts";

const Items = array(string());
export type Items = Infer<typeof Items>;

export const read${pascal(name)} = endpoint({
  method: "GET",
  path: "/${name}",
  encoding: "none",
  answer: type({ items: Items }),
  spec: { id: "${name}.read", summary: "${words(name)}", codes: [] },
});
`;

const model = (name: string): string => `import { createModel, signal } from "@preact/signals-core";
import type { Failure } from "#core/api/outcome.ts";
import type { PortsOf } from "#core/element/room.ts";
import { read${pascal(name)}, type Items } from "./${name}.contract.ts";
import type { door } from "./${name}.element.ts";

export type State =
  /** At first and after a retry; \`loaded\` or \`failed\` follow. */
  | { readonly status: "loading" }
  | { readonly status: "loaded"; readonly items: Items }
  /** Only \`load\` leads on, back to \`loading\`. */
  | { readonly status: "failed"; readonly failure: Failure };

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof door>) => {
  const state = signal<State>({ status: "loading" });

  const load = async (): Promise<void> => {
    state.value = { status: "loading" };
    const outcome = await ports.call(read${pascal(name)});
    state.value = outcome.ok ? { status: "loaded", items: outcome.value.items } : { status: "failed", failure: outcome.failure };
  };

  return { state, load, start: () => void load() };
});
`;

const messages = (name: string): string => `import { msg } from "@lit/localize";

export const headingText = (): string => msg("${words(name)}");
`;

const view = (name: string): string => `import { useSignals } from "@preact/signals-react/runtime";
import type { ViewProps } from "#core/element/room.ts";
import { FailurePanel } from "#core/ui/failure-panel.tsx";
import { Heading } from "#core/ui/heading.tsx";
import { Skeleton } from "#core/ui/skeleton.tsx";
import { Surface } from "#core/ui/surface.tsx";
import type { door } from "./${name}.element.ts";
import { headingText } from "./${name}.messages.ts";
import type { Model } from "./${name}.model.ts";

export function View({ model, options, announcer }: ViewProps<Model, typeof door>) {
  useSignals();
  const current = model.state.value;
  return (
    <Surface announcer={announcer}>
      <Heading>{options.heading ?? headingText()}</Heading>
      {current.status === "loading" && <Skeleton shape={["line", "line", "line"]} />}
      {current.status === "failed" && <FailurePanel mayRetry failure={current.failure} onRetry={() => void model.load()} />}
      {current.status === "loaded" && (
        <ul className="${name}-items">
          {current.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Surface>
  );
}
`;

const css = (name: string): string => `.${name}-items {
  display: grid;
  gap: calc(2 * var(--_space));
}
`;

const modelTest = (name: string): string => `import { expect, test } from "vitest";
import type { Outcome } from "#core/api/outcome.ts";
import type { Ports } from "#core/element/room.ts";
import type { Items } from "#widgets/${name}/${name}.contract.ts";
import { Model } from "#widgets/${name}/${name}.model.ts";

type Answer = Outcome<{ items: Items }>;

/** A model whose call is answered by hand. */
function held() {
  const answers: ((answer: Answer) => void)[] = [];
  const call = () => new Promise<Answer>((resolve) => answers.push(resolve));
  return { model: new Model({ call } as unknown as Ports), answers };
}

test("shows what the API answers", async () => {
  const { model, answers } = held();
  const loading = model.load();
  expect(model.state.value).toEqual({ status: "loading" });
  answers[0]?.({ ok: true, value: { items: ["One", "Two"] } });
  await loading;
  expect(model.state.value).toEqual({ status: "loaded", items: ["One", "Two"] });
});

test("a failure can be tried again", async () => {
  const { model, answers } = held();
  const first = model.load();
  answers[0]?.({ ok: false, failure: { code: "network.unreachable" } });
  await first;
  expect(model.state.value).toEqual({ status: "failed", failure: { code: "network.unreachable" } });
  void model.load();
  expect(model.state.value).toEqual({ status: "loading" });
  expect(answers).toHaveLength(2);
});
`;

const journey = (name: string): string => `import { ports } from "#tests/ports.ts";
import { expect, test } from "#tests/page.ts";

test("shows what the API answers", async ({ page }) => {
  await page.route(\`http://localhost:\${ports.api}/${name}\`, (route) =>
    route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      json: { meta: { status: { error: false } }, items: ["One", "Two"] },
    }),
  );
  await page.goto("/demo-pages/${name}?lang=en");
  await expect(page.locator("digi-${name}").getByRole("listitem")).toHaveText(["One", "Two"]);
});
`;
