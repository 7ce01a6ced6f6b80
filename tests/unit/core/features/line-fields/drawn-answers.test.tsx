/**
 * Tests that questions which come back show the answers of now, not those with which the form has opened: their answers were emptied when
 * they went (C-260).
 */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { emptyAnswers } from "#core/domain/mobile-line/line-form.rules.ts";
import { lineForm, type LineAnswers } from "#core/domain/mobile-line/line-form.schema.ts";
import { LineNumber, LineSim } from "#core/features/line-fields/line-fields.tsx";
import { useLineForm } from "#core/features/line-fields/use-line-form.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import { attributesOf } from "#tests/unit/core/ui/base/markup.ts";

/** The answers with which the form opens after a reload, or to change a line of a bundle. */
const first: LineAnswers = {
  ...emptyAnswers,
  ...{ phone: "keep-phone", subscription: "yes", number_agree: "1", sim_card: "esim", device: "device-not-found", agree: "1" },
};

/** Returns the names and values of the checked controls, where the answers have changed since the form was opened. */
function checked(changed: Partial<LineAnswers>): readonly string[] {
  function Form() {
    const struct = lineForm({ plans: [], others: [] });
    const line = useLineForm({ struct, announcer: createAnnouncer(), answers: first, messagesOf: [], onAnswers: () => undefined });
    const now = { ...line, answers: { ...first, ...changed } };
    return (
      <>
        <LineNumber line={now} operators={[]} onOpen={() => Promise.resolve()} />
        <LineSim line={now} options={[]} renderDevice={() => null} />
      </>
    );
  }
  return attributesOf(renderToStaticMarkup(<Form />), "input", 'checked=""')
    .map(({ name, value }) => `${name}=${value}`)
    .filter((one) => !one.startsWith("phone="));
}

test("the form opens with the answers from before", () => {
  expect(checked({})).toEqual(["subscription=yes", "number_agree=1", "agree=1"]);
});

test("a question that comes back is empty, and shows what is answered then [C-260]", () => {
  expect(checked({ subscription: "", number_agree: "", agree: "" })).toEqual([]);
  expect(checked({ subscription: "no", agree: "" })).toEqual(["subscription=no", "number_agree=1"]);
});
