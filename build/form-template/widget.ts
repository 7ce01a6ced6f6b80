/** The template of a form's widget, with its model, its call, its texts and its view. */
import { pascal, quoted, type Title } from "#build/template.ts";

/** Returns the content of each generated file, by its path in the repository. */
export const widgetFiles = (name: string, title: Title): Readonly<Record<string, string>> => {
  const widget = `widgets/${name}/${name}`;
  return {
    [`${widget}.element.ts`]: definition(name, title),
    [`${widget}.heights.json`]: "[[0, 860]]\n",
    [`${widget}.schema.ts`]: schema(name),
    [`${widget}.contract.ts`]: contract(name, title),
    [`${widget}.model.ts`]: model(name),
    [`${widget}.messages.ts`]: messages(title),
    [`${widget}.view.tsx`]: view(name),
    [`${widget}.css`]: "/* This widget needs no styles of its own: it consists of shared components. */\n",
  };
};

const definition = (
  name: string,
  title: Title,
): string => `import { defineElement, formAttributes, formParts } from "#core/base/contract/element.ts";

export const definition = defineElement({
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
import { email, personName, requiredConsent } from "#core/base/values/fields.ts";
import { messageMaxLength } from "#core/base/values/limits.ts";
import { messageText } from "#core/base/values/message-text.ts";

/** The fields of the form. */
export const ${pascal(name)}Fields = object({
  first_name: personName(),
  email: email(),
  question: messageText(messageMaxLength),
  agree: requiredConsent(),
});

export type ${pascal(name)}Fields = Infer<typeof ${pascal(name)}Fields>;
`;

const contract = (name: string, title: Title): string => `import { assign, object, string, type } from "superstruct";
import { endpoint } from "#core/base/contract/endpoint.ts";
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
import type { PortsOf } from "#core/runtime/element/widget.ts";
import { createFormModel } from "#core/forms/form/form.model.ts";
import { forms${pascal(name)} } from "./${name}.contract.ts";
import type { definition } from "./${name}.element.ts";
import type { ${pascal(name)}Fields } from "./${name}.schema.ts";

export type Model = InstanceType<typeof Model>;

export const Model = createModel((ports: PortsOf<typeof definition>) => {
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
/** The beginning of the consent's label. A link to the privacy page follows. */
export const agreeBefore = (): string => msg("You may use my details to reply to me. I accept the");
export const submitText = (): string => msg("Send my question");
export const sentNextText = (): string => msg("We’ll email you our answer.");
`;

const view = (name: string): string => `import type { ViewProps } from "#core/runtime/element/widget.ts";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { FormCard, useModelForm } from "#core/forms/form/form-card.tsx";
import { emailLabel, firstNameLabel, privacyLink } from "#core/forms/form/forms.messages.ts";
import { TextArea } from "#core/ui/contact-fields/text-area.tsx";
import { messageMaxLength, nameMaxLength } from "#core/base/values/limits.ts";
import type { definition } from "./${name}.element.ts";
import { agreeBefore, headingText, introText, questionLabel, sentNextText, submitText } from "./${name}.messages.ts";
import type { Model } from "./${name}.model.ts";
import { ${pascal(name)}Fields } from "./${name}.schema.ts";

export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof definition>) {
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
