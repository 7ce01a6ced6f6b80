import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextField } from "#core/ui/fields/text-field.tsx";
import { EditForm, type EditBinding } from "#core/forms/edit-form/edit-form.tsx";
import { inlineEditMessage } from "#core/forms/edit-form/edit-form.messages.ts";
import { createInlineEdits, type InlineEdits } from "#core/forms/inline-edit/inline-edit.model.ts";
import { InlineEdit } from "#core/forms/inline-edit/inline-edit.tsx";
import { inlineEditProblem } from "#core/base/values/inline-edit.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { editFields } from "#widgets/my-digi/account/account.schema.ts";

type Name = "email" | "phone_number";
const plain = (markup: string): string => markup.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const Field = (bound: EditBinding) => <TextField label="Email" {...bound} />;

const draw = (edits: InlineEdits<Name>, isLater = false): string =>
  renderToStaticMarkup(
    <InlineEdit
      {...{ edits, isLater }}
      name="email"
      label="Email"
      form={<EditForm edits={edits} name="email" label="Email" text="old@digi.example" struct={editFields.email} Field={Field} />}
      savedNote={(value) => `A link is on its way to ${value}.`}
    >
      <b>old@digi.example</b>
    </InlineEdit>,
  );

test("what is wrong with an inline edit is said in the words of the specification [C-343 my-digi] [C-344 my-digi]", () => {
  expect(inlineEditMessage(inlineEditProblem(""))).toBe("The field cannot be empty");
  expect(inlineEditProblem("x".repeat(100))).toBeUndefined();
  expect(inlineEditMessage(inlineEditProblem("x".repeat(101)))).toBe("Use at most 100 characters");
  expect(inlineEditMessage("email.format")).toBeUndefined();
});

test("a value stands with 'Change', the field in its place, and what came of it beneath [C-345 my-digi]", async () => {
  const edits = createInlineEdits<Name>(() => Promise.resolve({ ok: true, value: {} }));
  expect(draw(edits)).toContain("<b>old@digi.example</b>");
  expect(plain(draw(edits))).toContain("Change Email");
  edits.open("email");
  expect(draw(edits)).not.toContain("<b>");
  const later = draw(edits, true);
  expect(plain(later), "the row stays while the form's files are loaded").toContain("old@digi.example Change Email");
  expect(later).toMatch(/<b>.*<fieldset class="ui-setting-form"/);
  expect(draw(edits)).toMatch(/<input[^>]*value="old@digi.example"/);
  expect(draw(edits), "a browser would cut an address to another one").not.toContain("maxLength");
  edits.type("new@digi.ex");
  expect(draw(edits)).toMatch(/<input[^>]*value="new@digi.ex"/);
  void edits.save("new@digi.example");
  expect(draw(edits)).toContain('aria-busy="true"');
  await settle();
  expect(plain(draw(edits))).toContain("Editing was done successfully! A link is on its way to new@digi.example.");
});

test("while one is saved the others say why they wait; a refusal stands in place", async () => {
  let refuse = (): void => undefined;
  const edits = createInlineEdits<Name>(
    () => new Promise((resolve) => (refuse = () => resolve({ ok: false, failure: { code: "network.offline" } }))),
  );
  edits.open("phone_number");
  void edits.save("470123456");
  expect(plain(draw(edits))).toContain("One moment: another change is being saved.");
  expect(draw(edits)).toContain('aria-disabled="true"');
  refuse();
  await settle();
  edits.open("email");
  void edits.save("new@digi.example");
  refuse();
  await settle();
  expect(plain(draw(edits))).toContain("You are offline");
});
