/** A room that is one form: its fields go to the API with a captcha, and from there by mail to customer service. */
import { camel, pascal, quoted, type Template, type Title } from "./template.ts";

/** @param name the tag without `digi-` */
export function formTemplate(name: string, title: Title): Template {
  const room = `widgets/${name}/${name}`;
  return {
    folders: [`widgets/${name}`],
    files: {
      [`${room}.element.ts`]: door(name, title),
      [`${room}.heights.json`]: "[[0, 860]]\n",
      [`${room}.schema.ts`]: schema(name),
      [`${room}.contract.ts`]: contract(name, title),
      [`${room}.model.ts`]: model(name),
      [`${room}.messages.ts`]: messages(title),
      [`${room}.view.tsx`]: view(name),
      [`${room}.css`]: "/* Everything that this room shows is drawn by the shared pieces. */\n",
      [`demo/api/${name}/routes.ts`]: routes(name, title),
      [`tests/unit/${room}.model.test.ts`]: modelTest(name),
      [`tests/contract/${name}.test.ts`]: contractTest(name),
      [`tests/e2e/${name}.test.ts`]: journey(name),
    },
    texts: {
      [title.en]: title,
      "Ask us your question. We’ll reply by email.": {
        fr: "Posez-nous votre question. Nous vous répondrons par e\u2011mail.",
        nl: "Stel je vraag. We antwoorden per e\u2011mail.",
      },
      "Your question": { fr: "Votre question", nl: "Je vraag" },
      "You may use my details to reply to me. I accept the": {
        fr: "Vous pouvez utiliser mes données pour me répondre. J’accepte la",
        nl: "Jullie mogen mijn gegevens gebruiken om me te antwoorden. Ik ga akkoord met het",
      },
      "Send my question": { fr: "Envoyer ma question", nl: "Mijn vraag versturen" },
      "We’ll email you our answer.": {
        fr: "Vous recevrez notre réponse par e\u2011mail.",
        nl: "Je krijgt ons antwoord per e\u2011mail.",
      },
    },
    api: { file: `${name}/routes.ts`, name: `${camel(name)}Routes` },
    captchaCall: `forms.${name}`,
  };
}

const door = (name: string, title: Title): string => `import { defineElement, formAttributes, formParts } from "#core/contract/element.ts";

export const door = defineElement({
  tag: "digi-${name}",
  summary: ${quoted(`${title.en}.`)},
  leadsTo: ["privacy"],
  attributes: { ...formAttributes },
  methods: { reset: "Empties the form and returns to it." },
  events: {},
  parts: formParts,
});
`;

const schema = (name: string): string => `import { object, type Infer } from "superstruct";
import { email, personName, requiredConsent } from "#core/values/fields.ts";
import { messageMaxLength } from "#core/values/limits.ts";
import { requiredText } from "#core/values/required-text.ts";

/** What is typed in. */
export const ${pascal(name)}Fields = object({
  first_name: personName(),
  email: email(),
  question: requiredText(messageMaxLength),
  agree: requiredConsent(),
});

export type ${pascal(name)}Fields = Infer<typeof ${pascal(name)}Fields>;
`;

const contract = (name: string, title: Title): string => `import { assign, object, string, type } from "superstruct";
import { endpoint } from "#core/contract/endpoint.ts";
import { ${pascal(name)}Fields } from "./${name}.schema.ts";

export const forms${pascal(name)} = endpoint({
  method: "POST",
  path: "/forms/${name}",
  encoding: "multipart",
  answer: type({}),
  spec: {
    id: "forms.${name}",
    summary: ${quoted(title.en)},
    body: assign(${pascal(name)}Fields, object({ lang: string(), platform: string(), recaptcha: string() })),
    codes: ["captcha_invalid"],
  },
});
`;

const model = (name: string): string => `import { createModel } from "@preact/signals-core";
import type { PortsOf } from "#core/element/room.ts";
import { createFormModel } from "#core/forms/form.model.ts";
import { forms${pascal(name)} } from "./${name}.contract.ts";
import type { door } from "./${name}.element.ts";
import type { ${pascal(name)}Fields } from "./${name}.schema.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof door>) => {
  const form = createFormModel(ports, {
    name: "${name}",
    endpoint: forms${pascal(name)},
    request: (fields: ${pascal(name)}Fields, extras) => ({ body: { ...fields, ...extras } }),
    visible: (fields) => fields,
  });
  return {
    form,
    start: () => form.stop,
    methods: { reset: form.reset },
  };
});
`;

const messages = (title: Title): string => `import { msg } from "@lit/localize";

export const headingText = (): string => msg(${quoted(title.en)});
export const introText = (): string => msg("Ask us your question. We’ll reply by email.");
export const questionLabel = (): string => msg("Your question");
/** A link to the privacy page follows. */
export const agreeBefore = (): string => msg("You may use my details to reply to me. I accept the");
export const submitText = (): string => msg("Send my question");
export const sentNextText = (): string => msg("We’ll email you our answer.");
`;

const view = (name: string): string => `import type { ViewProps } from "#core/element/room.ts";
import { CheckboxField } from "#core/fields/checkbox-field.tsx";
import { TextField } from "#core/fields/text-field.tsx";
import { FormCard, useModelForm } from "#core/forms/form-card.tsx";
import { emailLabel, firstNameLabel, privacyLink } from "#core/forms/forms.messages.ts";
import { TextArea } from "#core/special-fields/text-area.tsx";
import { messageMaxLength, nameMaxLength } from "#core/values/limits.ts";
import type { door } from "./${name}.element.ts";
import { agreeBefore, headingText, introText, questionLabel, sentNextText, submitText } from "./${name}.messages.ts";
import type { Model } from "./${name}.model.ts";
import { ${pascal(name)}Fields } from "./${name}.schema.ts";

export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof door>) {
  const form = useModelForm({ model: model.form, struct: ${pascal(name)}Fields, announcer, maxLength: options.maxLength });
  return (
    <FormCard
      model={model.form}
      form={form}
      announcer={announcer}
      heading={options.heading ?? headingText()}
      intro={introText()}
      labels={labels()}
      submit={submitText()}
      sent={sentNextText()}
      onAgain={model.form.reset}
    >
      <TextField label={firstNameLabel()} autoComplete="given-name" {...form.field("first_name", { max: nameMaxLength })} />
      <TextField label={emailLabel()} type="email" autoComplete="email" {...form.field("email")} />
      <TextArea
        label={questionLabel()}
        {...form.field("question", { max: messageMaxLength })}
        maxLength={Math.min(messageMaxLength, options.maxLength ?? messageMaxLength)}
      />
      <CheckboxField
        label={
          <>
            {agreeBefore()} <a href={pathOf("privacy")}>{privacyLink()}</a>
          </>
        }
        {...form.check("agree")}
      />
    </FormCard>
  );
}

const labels = (): Record<string, string> => ({
  first_name: firstNameLabel(),
  email: emailLabel(),
  question: questionLabel(),
  agree: privacyLink(),
});
`;

const routes = (name: string, title: Title): string => `/** The calls of \`digi-${name}\`: what is asked goes to customer service. */
import type { Language } from "#core/values/language.ts";
import { route, type AnyRoute } from "#demo/api/register.ts";
import { forms${pascal(name)} } from "#widgets/${name}/${name}.contract.ts";

const subjects: Readonly<Record<Language, string>> = { en: ${quoted(title.en)}, fr: ${quoted(title.fr)}, nl: ${quoted(title.nl)} };

const send = route({
  endpoint: forms${pascal(name)},
  budget: "form",
  async handle({ body, db, language }, { mailer, options }) {
    const { first_name: firstName, email, question } = body;
    const subject = \`\${subjects[language]} (\${firstName})\`;
    await mailer.enqueue(db, { to: options.customerServiceEmail, replyTo: email, subject, text: question });
    return { answer: {} };
  },
});

export const ${camel(name)}Routes: readonly AnyRoute[] = [send];
`;

const modelTest = (name: string): string => `import { signal } from "@preact/signals-core";
import { is } from "superstruct";
import { expect, onTestFinished, test } from "vitest";
import type { Call } from "#core/api/client.ts";
import type { Outcome } from "#core/api/outcome.ts";
import { captchaCheck } from "#core/captcha/captcha.contract.ts";
import type { Ports } from "#core/element/room.ts";
import type { Language } from "#core/values/language.ts";
import { createFakeClock } from "#tests/unit/core/platform/fake-clock.ts";
import { Model } from "#widgets/${name}/${name}.model.ts";
import { ${pascal(name)}Fields } from "#widgets/${name}/${name}.schema.ts";

const fields: ${pascal(name)}Fields = { first_name: "Marie", email: "marie@example.be", question: "Which box do I need?", agree: "1" };

/** Started; its captcha is verified at once, and \`outcome\` answers what it sends. */
function setUp(outcome: Outcome<unknown>) {
  const bodies: unknown[] = [];
  const call = ((endpoint: unknown, request: { body?: unknown } = {}) => {
    if (endpoint === captchaCheck) return Promise.resolve({ ok: true, value: { res: true } });
    bodies.push(request.body);
    return Promise.resolve(outcome);
  }) as Call;
  const provider = { obtain: () => Promise.resolve({ token: "token", lifeMs: 600_000 }) };
  const ports = {
    call,
    language: signal<Language>("nl"),
    captcha: { call, clock: createFakeClock(), provider, secure: true, needsHand: false },
    emit: () => true,
    measure: () => undefined,
  };
  const model = new Model(ports as unknown as Ports);
  const stop = model.start();
  onTestFinished(() => {
    stop();
    model[Symbol.dispose]();
  });
  return { model, bodies };
}

test("sends what was typed, with the security check's token", async () => {
  const { model, bodies } = setUp({ ok: true, value: {}, message: "Thank you." });
  await model.form.submit(fields);
  expect(bodies).toEqual([{ ...fields, lang: "nl", platform: "web", recaptcha: "token" }]);
  expect(model.form.state.value).toMatchObject({ status: "sent", message: "Thank you." });
});

test("a refusal keeps the form, and it can be sent again", async () => {
  const { model, bodies } = setUp({ ok: false, failure: { code: "network.unreachable" } });
  await model.form.submit(fields);
  expect(model.form.state.value).toMatchObject({ status: "refused", failure: { code: "network.unreachable" } });
  await model.form.submit(fields);
  expect(bodies).toHaveLength(2);
});

test.each([
  ["no question", { question: "" }],
  ["an address without a domain", { email: "marie" }],
  ["no consent", { agree: "" }],
])("%s is not sent", (_what, change) => {
  expect(is(fields, ${pascal(name)}Fields)).toBe(true);
  expect(is({ ...fields, ...change }, ${pascal(name)}Fields)).toBe(false);
});
`;

const contractTest = (name: string): string => `import { afterAll, beforeAll, expect, test } from "vitest";
import { forms${pascal(name)} } from "#widgets/${name}/${name}.contract.ts";
import { startApi, type TestApi } from "./support/api.ts";
import { call } from "./support/call.ts";
import { solveCaptcha } from "./support/captcha.ts";
import { mailsTo } from "./support/outbox.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const form = (recaptcha: string) => ({
  first_name: "Marie",
  email: "marie@example.be",
  question: "Which box do I need?",
  agree: "1",
  lang: "fr",
  platform: "web",
  recaptcha,
});

test("POST /forms/${name} brings the question to customer service", async () => {
  const { http } = await call(api, forms${pascal(name)}, { body: form(await solveCaptcha(api)) });
  expect(http).toBe(200);
  const [mail] = await mailsTo(api, "support@digi.example");
  expect(mail?.text).toContain("Which box do I need?");
});

test("refuses a form without a question, and one without a captcha", async () => {
  const { http, status } = await call(api, forms${pascal(name)}, { body: { ...form("none"), question: " " } });
  expect(http).toBe(422);
  expect(status.message).toEqual({ question: ["Ce champ est obligatoire"] });
  expect((await call(api, forms${pascal(name)}, { body: form("none") })).status.code).toBe("captcha_invalid");
});
`;

const journey = (name: string): string => `import { expect, test } from "#tests/page.ts";

test("says what is missing, then sends", async ({ page }) => {
  await page.goto("/demo-pages/${name}?lang=en");
  await expect(page.locator("digi-${name}:state(ready)")).toBeAttached();
  const widget = page.locator("digi-${name}");
  const submit = widget.getByRole("button", { name: "Send my question" });
  await widget.getByLabel("First name").fill("Marie");
  await widget.getByLabel("Email address").fill("marie@example.be");
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(widget.locator('[part="error"]')).toHaveText(["This field is required", "Please tick this box to continue"]);
  await widget.getByLabel("Your question").fill("Which box do I need?");
  await widget.getByRole("checkbox").check();
  await submit.click();
  await expect(widget.getByRole("heading", { name: "Success!" })).toBeFocused();
});
`;
