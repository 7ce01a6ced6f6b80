/** Tests the answers in a mobile line's form as the visitor gives them, inside a form that asks more questions than those about a line. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { emptyAnswers } from "#core/domain/mobile-line/line-form.rules.ts";
import { lineForm, type AnswersWith } from "#core/domain/mobile-line/line-form.schema.ts";
import { lineLabels } from "#core/features/line-fields/line-fields.tsx";
import { useLineForm } from "#core/features/line-fields/use-line-form.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";

type Answers = AnswersWith<"colour">;

const first: Answers = { ...emptyAnswers, sim_card: "esim", colour: "" };
const struct = lineForm(
  { plans: ["mobile-light"], others: [] },
  { names: ["colour"], problemsOf: ({ colour }: Answers) => (colour === "" ? { colour: "colour" } : {}) },
);

/** Renders a form once, and returns it with each state of its answers. */
function open(answers: Answers = first) {
  const taken: Answers[] = [];
  const opened: ReturnType<typeof useLineForm<"colour">>[] = [];
  function Form() {
    const line = useLineForm<"colour">({
      ...{ struct, announcer: createAnnouncer(), answers, more: ["colour"], messagesOf: [] },
      onAnswers: (next) => void taken.push(next),
    });
    opened.push(line);
    return Object.keys(answers).map((name) => <input key={name} {...propsOf(line.form.field(name as keyof Answers))} />);
  }
  renderToStaticMarkup(<Form />);
  const [line = expect.fail("not rendered")] = opened;
  return { line, taken, last: () => taken.at(-1) ?? expect.fail("nothing was answered") };
}

const propsOf = ({ name, defaultValue }: { readonly name: string; readonly defaultValue: string }) => ({ name, defaultValue });

test("the form opens with all answers, those of the further questions included", () => {
  const { line, taken } = open({ ...first, colour: "red" });
  expect([line.answers, taken]).toEqual([{ ...first, colour: "red" }, []]);
  expect([line.form.field("colour").defaultValue, line.form.field("sim_card").defaultValue]).toEqual(["red", "esim"]);
});

test("a choice is an answer; one to a further question takes no other away", () => {
  const { line, last } = open({ ...first, phone: "keep-phone", number: "470123456", device: "apple-iphone-15" });
  line.answer("colour", "red");
  expect(last()).toMatchObject({ colour: "red", phone: "keep-phone", number: "470123456", device: "apple-iphone-15" });
  line.answer("favorite_package", "mobile-light");
  expect(last()).toMatchObject({ colour: "red", favorite_package: "mobile-light" });
});

test("a choice empties the answers whose questions go, and leaves those of further questions [C-260]", () => {
  const { line, last } = open({ ...first, device: "device-not-found", agree: "1", colour: "red", number: "470123456" });
  line.answer("sim_card", "sim");
  expect(last()).toMatchObject({ sim_card: "sim", device: "", agree: "", colour: "red", number: "470123456" });
  line.answer("phone", "new-phone");
  expect(last()).toMatchObject({ sim_card: "sim", phone: "new-phone", number: "", colour: "red" });
});

test("what is typed is an answer, and stays with the next choice", () => {
  const { line, last } = open({ ...first, phone: "keep-phone" });
  const type = (name: "number" | "colour", value: string): void =>
    line.form.field(name).onInput({ target: { name, value }, type: "input" });
  type("number", "470");
  expect(last()).toEqual({ ...first, phone: "keep-phone", number: "470" });
  type("colour", "blue");
  line.answer("subscription", "yes");
  expect(last()).toEqual({ ...first, phone: "keep-phone", number: "470", colour: "blue", subscription: "yes" });
});

test("the labels of a line's fields are in the order of the form", () => {
  expect(Object.keys(lineLabels())).toEqual(Object.keys(emptyAnswers));
});
