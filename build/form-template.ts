/** The template of a widget that is a form. Its fields are sent to the API with a captcha, and the API mails them to customer service. */
import { apiFiles } from "#build/form-template/api.ts";
import { widgetFiles } from "#build/form-template/widget.ts";
import { testFiles } from "#build/form-template/tests.ts";
import { formTexts } from "#build/form-template/texts.ts";
import { camel, type Template, type Title } from "./template.ts";

/**
 * Returns the template of a form.
 *
 * @param name the tag without `digi-`
 */
export function formTemplate(name: string, title: Title): Template {
  return {
    folders: [`widgets/${name}`],
    files: { ...widgetFiles(name, title), ...apiFiles(name, title), ...testFiles(name) },
    texts: { [title.en]: title, ...formTexts },
    api: { module: name, name: `${camel(name)}Module` },
    captchaCall: `forms.${name}`,
  };
}
