/**
 * The template of a widget with several steps, each of which is a part: a choice, an appointment, details, and a reference at the end. The
 * page's address names the current step.
 */
import { apiFiles } from "#build/flow-template/api.ts";
import { appointmentFiles } from "#build/flow-template/appointment.ts";
import { choiceFiles } from "#build/flow-template/choice.ts";
import { detailsFiles } from "#build/flow-template/details.ts";
import { doneFiles } from "#build/flow-template/done.ts";
import { journeyFiles } from "#build/flow-template/journey.ts";
import { widgetFiles } from "#build/flow-template/widget.ts";
import { testFiles } from "#build/flow-template/tests.ts";
import { flowTexts } from "#build/flow-template/texts.ts";
import { camel, type Template, type Title } from "./template.ts";

/** The steps in their order. Each of them is a part. */
const steps = ["choice", "appointment", "details", "done"];

/**
 * Returns the template of a flow.
 *
 * @param name the tag without `digi-`
 */
export function flowTemplate(name: string, title: Title): Template {
  const widget = `widgets/${name}`;
  return {
    folders: [widget, ...steps.map((step) => `${widget}/${step}`)],
    files: {
      ...widgetFiles(name, title),
      ...choiceFiles(name),
      ...appointmentFiles(name),
      ...detailsFiles(name),
      ...doneFiles(name),
      ...apiFiles(name, title),
      ...testFiles(name),
      ...journeyFiles(name),
    },
    texts: { ...flowTexts, [title.en]: title },
    api: { module: name, name: `${camel(name)}Module` },
    captchaCall: `${name}.order`,
    lists: `/${name}/offers`,
    journey: { file: `tests/e2e/${name}.test.ts`, parts: steps },
  };
}
