/** The template of the demo API's module that answers the call of a form. */
import { camel, pascal, quoted, type Title } from "#build/template.ts";

/** Returns the content of each generated file, by its path in the repository. */
export const apiFiles = (name: string, title: Title): Readonly<Record<string, string>> => ({
  [`demo/api/modules/${name}/${name}.module.ts`]: routes(name, title),
});

const routes = (name: string, title: Title): string => `/** The calls of \`digi-${name}\`. A question is mailed to customer service. */
import type { Language } from "#core/base/values/language.ts";
import { apiModule } from "#demo/api/routing/module.ts";
import { route } from "#demo/api/routing/register.ts";
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

export const ${camel(name)}Module = apiModule("${name}", { routes: [send] });
`;
