/**
 * The template of a part of a widget, which shows the API's rows in a table. The part's file is fetched when the widget's view renders the
 * part.
 */
import { hasViews } from "./area-view-lines.ts";
import { camel, pascal, quoted, setUpOnDesk, type Template, type Title } from "./template.ts";

/**
 * Returns the template of a part.
 *
 * @param widget the tag without `digi-`
 */
export function partTemplate(widget: string, name: string, title: Title): Template {
  const part: Names = { widget, name, full: `${widget}-${name}`, own: `widgets/${widget}/${name}/${name}` };
  return {
    // The name of a view of the customer area is a text of the area, too.
    folders: [`widgets/${widget}/${name}`, ...(hasViews(widget) ? [`widgets/${widget}`] : [])],
    files: {
      [`${part.own}.part.ts`]: definition(part),
      [`${part.own}.contract.ts`]: contract(part, title),
      [`${part.own}.model.ts`]: model(part),
      [`${part.own}.messages.ts`]: messages(title),
      [`${part.own}.view.tsx`]: view(part),
      [`${part.own}.css`]: css(part),
      [`demo/api/modules/${part.full}/${part.full}.module.ts`]: routes(part),
      [`tests/unit/widgets/${widget}/${name}/samples.ts`]: samples(part),
      [`tests/unit/${part.own}.model.test.ts`]: modelTest(part),
      [`tests/contract/${part.full}.test.ts`]: contractTest(part),
      [`tests/e2e/${part.full}.test.ts`]: hasViews(widget) ? areaJourney(part, title) : journey(part, title),
    },
    texts: {
      [title.en]: title,
      Option: { fr: "Option", nl: "Optie" },
      Price: { fr: "Prix", nl: "Prijs" },
      "What applies to these prices": { fr: "Ce qui s’applique à ces prix", nl: "Wat er geldt voor deze prijzen" },
      "There is nothing here at the moment.": { fr: "Il n’y a rien ici pour le moment.", nl: "Er is hier op dit moment niets." },
    },
    api: { module: part.full, name: `${camel(part.full)}Module` },
    journey: { file: `tests/e2e/${part.full}.test.ts`, parts: [name] },
  };
}

type Names = {
  readonly widget: string;
  readonly name: string;
  /** The names of the widget and the part together, such as `price-list-details`. */
  readonly full: string;
  /** The common beginning of the paths of the part's files, without their roles. */
  readonly own: string;
};

const definition = ({ widget, name }: Names): string => `import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "${name}",${hasViews(widget) ? ' needs: ["session"],' : ""} skeleton: ["line", "field", "field"], leadsTo: ["terms"] });
`;

/**
 * Returns the line of a generated call that sets its access. Calls of the customer area need a customer who is signed in; other calls need
 * no such line.
 */
const accessLine = (widget: string): string => (hasViews(widget) ? '\n  access: "account",' : "");

const contract = (
  { widget, name, full }: Names,
  title: Title,
): string => `import { number, object, string, type, type Infer } from "superstruct";
import { endpoint, list } from "#core/base/contract/endpoint.ts";

/** A row of the table. \`price\` is in euros. */
const Row = type({ name: string(), price: number() });
export type Row = Infer<typeof Row>;

export const read${pascal(full)} = endpoint({
  method: "GET",
  path: "/${widget}/${name}",${accessLine(widget)}
  encoding: "none",
  answer: type({ rows: list(Row, 100) }),
  spec: { id: "${widget}.${name}", summary: ${quoted(title.en)}, query: object({ lang: string() }), codes: [] },
});
`;

/** Returns the name of the function that loads a part's rows. Those of a customer are loaded again after a new login. */
const loadingOf = (widget: string): string => (hasViews(widget) ? "createCustomerLoading" : "createLoading");
const loadingPath = (widget: string): string =>
  hasViews(widget) ? `#widgets/${widget}/customer-loading.model.ts` : "#core/services/load/loading.model.ts";

const model = ({ widget, name, full }: Names): string => `import { createModel } from "@preact/signals-core";
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { ${loadingOf(widget)} } from "${loadingPath(widget)}";
import { read${pascal(full)} } from "./${name}.contract.ts";
import type { part } from "./${name}.part.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof part>) => {
  const table = ${loadingOf(widget)}(ports, read${pascal(full)}, {
    request: () => ({ query: { lang: ports.language.value } }),
    isEmpty: ({ rows }) => rows.length === 0,
  });
  return { table, start: table.start };
});
`;

const messages = (title: Title): string => `import { msg } from "@lit/localize";

export const headingText = (): string => msg(${quoted(title.en)});
export const nameLabel = (): string => msg("Option");
export const priceLabel = (): string => msg("Price");
export const termsLink = (): string => msg("What applies to these prices");
export const emptyText = (): string => msg("There is nothing here at the moment.");
`;

const view = ({ name, full }: Names): string => `import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { Empty } from "#core/ui/empty/empty.tsx";
import { Loaded } from "#core/ui/loaded/loaded.tsx";
import { Table, type Column } from "#core/ui/table/table.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import type { Language } from "#core/base/values/language.ts";
import { centsOfEuros, formatMoney } from "#core/base/values/money.ts";
import type { Row } from "./${name}.contract.ts";
import { emptyText, headingText, nameLabel, priceLabel, termsLink } from "./${name}.messages.ts";
import type { Model } from "./${name}.model.ts";
import type { part } from "./${name}.part.ts";

export function View({ model, language, pathOf }: PartViewProps<Model, typeof part>) {
  return (
    <section className="${full}">
      <Heading level={3}>{headingText()}</Heading>
      <a href={pathOf("terms")}>{termsLink()}</a>
      <Loaded loading={model.table} shape={["line", "field", "field"]} empty={<Empty text={emptyText()} />}>
        {({ rows }) => <Table caption={headingText()} isCaptionHidden columns={columns(language)} rows={rows} rowToKey={(row) => row.name} />}
      </Loaded>
    </section>
  );
}

const columns = (language: Language): readonly Column<Row>[] => [
  { id: "name", label: nameLabel(), cell: (row) => row.name },
  { id: "price", label: priceLabel(), cell: (row) => formatMoney(centsOfEuros(row.price), language), isNumber: true },
];
`;

const css = ({ full }: Names): string => `.${full} {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(4 * var(--_space));
  padding-block-start: calc(6 * var(--_space));
}
`;

const routeOf = (widget: string): string => (hasViews(widget) ? "accountRoute" : "route");

const routes = ({
  widget,
  name,
  full,
}: Names): string => `/** The calls of the part \`${name}\` of \`digi-${widget}\`, answered with sample rows. */
import type { Language } from "#core/base/values/language.ts";
import { apiModule } from "#demo/api/routing/module.ts";
import { ${routeOf(widget)} } from "#demo/api/routing/register.ts";
import { read${pascal(full)} } from "#widgets/${widget}/${name}/${name}.contract.ts";

const sampleNames: Readonly<Record<Language, string>> = { en: "Option", fr: "Option", nl: "Optie" };

const read = ${routeOf(widget)}({
  endpoint: read${pascal(full)},
  budget: "${hasViews(widget) ? "account" : "lookup"}",
  async handle({ language }) {
    return { answer: { rows: [1, 2, 3].map((sample) => ({ name: \`\${sampleNames[language]} \${sample}\`, price: 2.5 * sample })) } };
  },
});

export const ${camel(full)}Module = apiModule("${full}", { routes: [read] });
`;

const samples = ({ widget, name, own }: Names): string => `import type { Row } from "#${own}.contract.ts";

/** The rows of the API's answer. */
export const rows: readonly Row[] = [1, 2, 3].map((sample) => ({ name: \`Option \${sample}\`, price: 2.5 * sample }));

/** The answers for which \`npm run heights\` reserves space. @public */
export const answers = { "/${widget}/${name}": { rows } };
`;

const sessionImport = (widget: string): string =>
  hasViews(widget) ? '\nimport { createFakeSession, signedIn } from "#tests/unit/core/services/session/fake-session.ts";' : "";

const modelTest = ({ widget, own }: Names): string => `import { expect, onTestFinished, test } from "vitest";
import type { Ports } from "#core/runtime/element/widget.ts";
import { createDesk } from "#tests/unit/core/services/load/desk.ts";${sessionImport(widget)}
import { Model } from "#${own}.model.ts";
import { rows } from "./samples.ts";

${setUpOnDesk({ isSignedIn: hasViews(widget) })}
test("shows what the API answers, and asks anew in another language", async () => {
  const { model, language, last } = setUp();
  await last().answer({ rows });
  expect(model.table.state.value).toMatchObject({ status: "loaded", value: { rows } });
  language.value = "fr";
  expect(last().request.query).toEqual({ lang: "fr" });
  await last().answer({ rows: [] });
  expect(model.table.state.value.status).toBe("empty");
});

test("a failure can be tried again", async () => {
  const { model, asked, last } = setUp();
  await last().fail();
  expect(model.table.state.value).toEqual({ status: "failed", failure: { code: "network.unreachable" } });
  void model.table.reload();
  expect(model.table.state.value).toEqual({ status: "loading" });
  expect(asked).toHaveLength(2);
});
`;

const contractTest = ({ widget, name, full, own }: Names): string => `import { afterAll, beforeAll, expect, test } from "vitest";
import { read${pascal(full)} } from "#${own}.contract.ts";
import { startApi, type TestApi } from "./support/api.ts";
${hasViews(widget) ? 'import { newcomer } from "./support/area.ts";' : 'import { call } from "./support/call.ts";'}

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

test("GET /${widget}/${name} answers rows, each with a name of its own in the language that is asked for", async () => {
${hasViews(widget) ? "  const { ask } = await newcomer(api);\n" : ""}  const [english, dutch] = await Promise.all(
    ["en", "nl"].map(async (lang) => (await ${hasViews(widget) ? "ask(" : "call(api, "}read${pascal(full)}, { query: { lang } })).answer.rows),
  );
  expect(new Set(english?.map((row) => row.name)).size).toBe(3);
  expect(dutch?.map((row) => row.price)).toEqual(english?.map((row) => row.price));
  expect(dutch?.[0]?.name).not.toBe(english?.[0]?.name);
});
`;

const journey = ({ widget, name, full }: Names, title: Title): string => `import { expect, test } from "#tests/page.ts";

test("comes with its table, though its file does not come at first", async ({ page, complaints }) => {
  complaints.announce("Failed to load resource");
  let count = 0;
  await page.route("**/${widget}.${name}.js*", (route) => ((count += 1) === 1 ? route.abort() : route.continue()));
  await page.goto("/demo-pages/${widget}?lang=en");
  const part = page.locator("digi-${widget} .${full}");
  await expect(part.getByRole("heading", { name: ${quoted(title.en)} })).toBeVisible();
  await expect(part.getByRole("row")).toHaveCount(4);
  expect(count).toBeGreaterThan(1);
});
`;

const areaJourney = ({ widget, name, full }: Names, title: Title): string => `import { pathOf } from "#core/base/values/routes.ts";
import { expect, test } from "#tests/page.ts";
import { loseOnce } from "./lost-files.ts";
import { signInByHand } from "./signed-in.ts";

test("comes with its table, though its file does not come at first", async ({ page, request, complaints }) => {
  complaints.announce("Failed to load resource");
  await signInByHand(page, request);
  const lost = await loseOnce(page, /\\/${widget}\\.${name}\\.js/);
  await page.goto(pathOf("${name}", "en"));
  const part = page.locator("digi-${widget} .${full}");
  await expect(part.getByRole("heading", { name: ${quoted(title.en)} })).toBeVisible();
  await expect(part.getByRole("row")).toHaveCount(4);
  expect(lost()).toEqual(["/${widget}.${name}.js"]);
});
`;

/** Returns the lines of a widget's view that render a part. */
export const linesFor = (name: string) => ({
  imports: [
    'import { Part } from "#core/runtime/part/part.tsx";',
    `import type { View as ${pascal(name)} } from "./${name}/${name}.view.tsx";`,
  ],
  element: `<Part<typeof ${pascal(name)}> name="${name}" />`,
});

/**
 * Returns the view with the part added at its end. Undefined where the view does not have exactly one suitable position, so that a
 * developer has to add the part.
 */
export function drawPart(view: string, name: string): string | undefined {
  const { imports, element } = linesFor(name);
  const end = view.indexOf("</Surface>");
  if (end < 0 || !view.includes("\nimport type { definition }") || view.includes("</Surface>", end + 1) || view.includes(element))
    return undefined;
  const hasPart = /import \{[^}]*\bPart\b[^}]*\} from "#core\/runtime\/part\/part.tsx"/.test(view);
  const missing = hasPart ? imports.slice(1) : imports;
  const own = view.indexOf("import", view.indexOf("\nimport type { definition }"));
  return [view.slice(0, own), ...missing.map((line) => `${line}\n`), view.slice(own, end), element, view.slice(end)].join("");
}
