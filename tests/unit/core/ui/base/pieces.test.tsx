/**
 * Tests the HTML of the components as it is rendered at build time, without a window: what browsers and assistive technology get from it.
 */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Alert } from "#core/ui/base/alert.tsx";
import { Button } from "#core/ui/base/button.tsx";
import { CheckboxField } from "#core/ui/fields/checkbox-field.tsx";
import { Combobox } from "#core/ui/combobox/combobox.tsx";
import { Dialog } from "#core/ui/dialog/dialog.tsx";
import { FileField } from "#core/ui/file-field/file-field.tsx";
import { Form } from "#core/ui/fields/form.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Icon } from "#core/ui/base/icon.tsx";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import { PhoneField } from "#core/ui/contact-fields/phone-field.tsx";
import { RadioGroup } from "#core/ui/radio-group/radio-group.tsx";
import { SelectField } from "#core/ui/select-field/select-field.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { Success } from "#core/ui/base/success.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import { TextArea } from "#core/ui/contact-fields/text-area.tsx";
import { TextField } from "#core/ui/fields/text-field.tsx";

const html = (node: ReactNode): string => renderToStaticMarkup(node);

/** Returns the attributes of the first tag with the given name whose attributes contain the text `mark`. */
function attributes(markup: string, tag: string, mark = ""): Record<string, string> {
  const found = [...markup.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, "g"))].find(([, text]) => text?.includes(mark))?.[1] ?? "";
  return Object.fromEntries([...found.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

const textOf = (markup: string, id: string | undefined): string =>
  (new RegExp(`id="${id}"[^>]*>(.*?)</p>`).exec(markup)?.[1] ?? "").replace(/<[^>]+>/g, "");

test("a text field is tied to its label, hint and error, and says that it is required", () => {
  const markup = html(
    <TextField label="Email" hint="To answer you" error="Wrong" name="email" type="email" autoComplete="email" defaultValue="a@b.be" />,
  );
  const input = attributes(markup, "input");
  expect(attributes(markup, "label")["for"]).toBe(input["id"]);
  expect(input).toMatchObject({
    name: "email",
    type: "email",
    autoComplete: "email",
    value: "a@b.be",
    "aria-invalid": "true",
    "aria-required": "true",
  });
  const [hint, error] = input["aria-describedby"]?.split(" ") ?? [];
  expect(textOf(markup, hint)).toBe("To answer you");
  expect(textOf(markup, error)).toBe("Wrong");
});

test("a field that may stay empty is marked in words, and nothing else is", () => {
  const optional = html(<TextField label="Box" name="box" optional />);
  expect(optional).toContain("(optional)");
  expect(attributes(optional, "input")["aria-required"]).toBeUndefined();
  const required = html(<TextField label="Name" name="name" />);
  expect(required).not.toContain("(optional)");
  expect(required).not.toContain("*");
  expect(attributes(required, "input")["aria-describedby"]).toBeUndefined();
});

test("a text field says its limit to its form, and lets the browser cut nothing that is pasted [P-210]", () => {
  const input = attributes(html(<TextField label="Name" name="name" maxLength={20} />), "input");
  expect([input["data-max"], input["maxLength"]]).toEqual(["20", undefined]);
});

test("a long text tells how many characters are left", () => {
  const markup = html(<TextArea label="Message" name="message" maxLength={10} defaultValue="hello" />);
  const area = attributes(markup, "textarea");
  expect(area["maxLength"]).toBe("10");
  expect(textOf(markup, area["aria-describedby"])).toBe("5 characters left");
});

test("a checkbox travels as 1, and its label may hold a link", () => {
  const markup = html(<CheckboxField label={<a href="/privacy">terms</a>} name="agree" defaultChecked error="Please" />);
  expect(attributes(markup, "input")).toMatchObject({ type: "checkbox", value: "1", name: "agree", "aria-invalid": "true" });
  expect(attributes(markup, "input")).toHaveProperty("checked");
  expect(markup).toMatch(/<label[^>]*>.*<a href="\/privacy">terms<\/a>.*<\/label>/);
});

test("choices are one radio group with a name, a hint and an error", () => {
  const options = [
    { value: "yes", label: "Yes" },
    { value: "no", label: "No", hint: "Not yet" },
  ];
  const markup = html(<RadioGroup label="Customer?" name="client" options={options} defaultValue="no" error="Please select an option" />);
  const group = attributes(markup, "fieldset");
  expect(group).toMatchObject({ role: "radiogroup", "aria-invalid": "true", "aria-required": "true" });
  expect(attributes(markup, "legend")["id"]).toBe(group["aria-labelledby"]);
  expect(textOf(markup, group["aria-describedby"])).toBe("Please select an option");
  expect(attributes(markup, "input", 'value="no"')["type"]).toBe("radio");
  expect(markup.match(/checked=""/g)).toHaveLength(1);
});

test("the phone's prefix offers +32 only, beside a field for digits [P-303]", () => {
  const markup = html(<PhoneField label="Phone" name="phone" />);
  expect(markup.match(/<option/g)).toHaveLength(1);
  expect(attributes(markup, "option")["value"]).toBe("+32");
  expect(attributes(markup, "select")["aria-label"]).toBe("Country code");
  expect(attributes(markup, "input")).toMatchObject({ type: "tel", inputMode: "numeric", autoComplete: "tel-national", name: "phone" });
});

test("a select shows its placeholder as the empty choice", () => {
  const markup = html(
    <SelectField label="Subject" name="subject" placeholder="Choose" options={[{ value: "a", label: "A" }]} defaultValue="" />,
  );
  expect(markup).toContain('<option value="" selected="">Choose</option><option value="a">A</option>');
});

test("a file field is the browser's own input, tied to its label", () => {
  const markup = html(<FileField label="CV" hint="PDF" name="cv" accept=".pdf" language="fr" optional />);
  const input = attributes(markup, "input");
  expect(input).toMatchObject({ type: "file", accept: ".pdf", name: "cv" });
  expect(attributes(markup, "label")["for"]).toBe(input["id"]);
  expect(textOf(markup, input["aria-describedby"])).toBe("PDF");
});

test("a combobox is an editable combobox with a list, closed at first", () => {
  const props = { itemToString: String, itemToKey: String, onQueryChange: () => undefined, onSelect: () => undefined };
  const markup = html(<Combobox label="Street" name="street" value="" items={["Meir"]} maxLength={50} {...props} />);
  const input = attributes(markup, "input");
  expect(input).toMatchObject({
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    autoComplete: "off",
    name: "street",
  });
  expect(attributes(markup, "ul")).toMatchObject({ role: "listbox", id: input["aria-controls"] });
  expect(markup).not.toContain('role="option"');
});

test("a disabled combobox says why", () => {
  const props = { itemToString: String, itemToKey: String, onQueryChange: () => undefined, onSelect: () => undefined };
  const markup = html(<Combobox label="Number" name="number" value="" items={[]} disabled reason="Choose a street first" {...props} />);
  const input = attributes(markup, "input");
  expect(input, "Tab stops there, to hear why").not.toHaveProperty("disabled");
  expect(input).toMatchObject({ "aria-disabled": "true", readOnly: "" });
  expect(textOf(markup, input["aria-describedby"])).toBe("Choose a street first");
});

test("a disabled button says why, tied to it", () => {
  const markup = html(
    <Button disabled reason="Please confirm first">
      Send
    </Button>,
  );
  const button = attributes(markup, "button");
  expect(button).toHaveProperty("disabled");
  expect(textOf(markup, button["aria-describedby"])).toBe("Please confirm first");
});

test("a busy button cannot be pressed, keeps its words and names no reason", () => {
  const markup = html(
    <Button busy disabled reason="Please confirm first" type="submit">
      Send
    </Button>,
  );
  expect(attributes(markup, "button")).toMatchObject({ "aria-busy": "true", type: "submit" });
  expect(attributes(markup, "button"), "keeps focus").toMatchObject({ "aria-disabled": "true" });
  expect(attributes(markup, "button")).not.toHaveProperty("disabled");
  expect(markup).toContain("<span>Send</span>");
  expect(markup).not.toContain("Please confirm first");
});

test("a dialog that is not open is drawn closed, with its name", () => {
  const markup = html(
    <Dialog open={false} heading="Call me back" onClose={() => undefined}>
      text
    </Dialog>,
  );
  expect(markup).not.toMatch(/<dialog[^>]* open/);
  expect(attributes(markup, "h2")["id"]).toBe(attributes(markup, "dialog")["aria-labelledby"]);
  expect(attributes(markup, "button")["aria-label"]).toBe("Close");
});

test("a view stands on a surface with one polite region that is empty and there from the start", () => {
  const markup = html(<Surface announcer={createAnnouncer()}>text</Surface>);
  expect(markup.match(/<output class="ui-hidden"><\/output>/g)).toHaveLength(1);
});

test("a surface says when what the space was reserved for is settled", () => {
  const surface = (settled: boolean) =>
    html(
      <Surface announcer={createAnnouncer()} settled={settled}>
        text
      </Surface>,
    );
  expect([surface(false).includes("data-settled"), surface(true).includes('data-settled="true"')]).toEqual([false, true]);
});

test("the same message twice is said twice", () => {
  const announcer = createAnnouncer();
  const said: string[] = [];
  announcer.message.subscribe((text) => said.push(text));
  announcer.announce("1 suggestion");
  announcer.announce("1 suggestion");
  expect(said.map((text) => text.trim())).toEqual(["", "1 suggestion", "1 suggestion"]);
});

test("what is only so for a while is taken back, but for what was said since", () => {
  const announcer = createAnnouncer();
  const stop = announcer.announceForNow("Loading…");
  expect(announcer.message.value).toBe("Loading…");
  stop();
  expect(announcer.message.value).toBe("");
  const stopLate = announcer.announceForNow("Loading…");
  announcer.announce("Your first bills");
  stopLate();
  expect(announcer.message.value).toBe("Your first bills");
});

test("an alert is named by its title", () => {
  const markup = html(<Alert tone="warning" title="No fibre" lines={["Not yet"]} />);
  const box = attributes(markup, "div", "ui-alert");
  expect(box).toMatchObject({ role: "group", part: "alert", "data-tone": "warning" });
  expect(textOf(markup, box["aria-labelledby"])).toBe("No fibre");
});

test("no piece writes an inline style or a style element, which the strict policy forbids", () => {
  const all = html(
    <Surface announcer={createAnnouncer()}>
      <Form>
        <Heading>Title</Heading>
        <FileField label="CV" name="cv" accept=".pdf" language="en" progress={0.5} />
        <TextArea label="Message" name="message" maxLength={10} />
        <PhoneField label="Phone" name="phone" />
        <Button busy>Send</Button>
        <Skeleton shape={["line", "field"]} />
        <Icon name="alert" />
        <Success message="Thank you" onAgain={() => undefined} />
        <Dialog open={false} heading="Call" onClose={() => undefined}>
          text
        </Dialog>
      </Form>
    </Surface>,
  );
  expect(all).not.toMatch(/\sstyle=|<style/);
  expect(all).toContain("noValidate");
});
