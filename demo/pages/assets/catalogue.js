// This script runs the snippet builder of /catalogue: it sets the attributes that are filled in on a live tag, and writes the lines to
// copy.

const builder = document.querySelector("#builder");
const choice = builder.querySelector("#builder-tag");
const language = builder.querySelector("#builder-language");
const snippet = builder.querySelector("#builder-snippet");
const server = builder.querySelector("#builder-server");
const preview = builder.querySelector("#builder-preview");
const copied = builder.querySelector("#builder-copied");
const forms = [...builder.querySelectorAll("form[data-tag]")];

/** The text of the page's own button, which a tag with the attribute `for` needs to be opened. */
const buttonText = "Call me back";

const chosenForm = () => forms.find((form) => form.dataset.tag === choice.value);

/** Returns the attributes that are filled in, as pairs of name and value; the value of a ticked box is empty. */
const attributes = () =>
  [...chosenForm().elements].flatMap((control) => {
    if (control.type === "checkbox") return control.checked ? [[control.name, ""]] : [];
    return control.value.trim() && control.validity.valid ? [[control.name, control.value.trim()]] : [];
  });

const attributesForServers = () => Object.fromEntries(attributes().map(([name, value]) => [name, value || true]));

const escape = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

function writeSnippet() {
  const written = attributes().map(([name, value]) => (value ? ` ${name}="${escape(value)}"` : ` ${name}`));
  const id = attributes().find(([name]) => name === "for")?.[1];
  const button = id ? `<button type="button" id="${escape(id)}">${buttonText}</button>\n` : "";
  const { head } = chosenForm().dataset;
  snippet.textContent = `${head ? `${head}\n` : ""}${builder.dataset.firstLine}\n${button}<${choice.value}${written.join("")}></${choice.value}>`;
  const options = JSON.stringify({ lang: language.value, ...(written.length > 0 && { attributes: attributesForServers() }) }, null, 2);
  server.textContent = `import { renderTag } from "./include.mjs";\n\nrenderTag("${choice.value}", ${options});`;
  copied.textContent = "";
}

/** Adds, changes or removes the page's own button that opens a tag with the attribute `for`. */
function putButton(id) {
  const known = preview.querySelector("button.of-the-page");
  if (!id) return known?.remove();
  const button = known ?? document.createElement("button");
  button.id = id;
  button.type = "button";
  button.className = "button of-the-page";
  button.textContent = buttonText;
  if (!known) preview.prepend(button);
}

/** Sets the attributes on one and the same element, which stays in the preview while they change, as it would on a page. */
function updatePreview() {
  const wanted = new Map(attributes());
  putButton(wanted.get("for"));
  const known = preview.querySelector(choice.value);
  const element = known ?? document.createElement(choice.value);
  for (const { name } of chosenForm().elements) {
    if (!wanted.has(name)) element.removeAttribute(name);
    else if (element.getAttribute(name) !== wanted.get(name)) element.setAttribute(name, wanted.get(name));
  }
  if (!known) preview.append(element);
}

function update() {
  writeSnippet();
  updatePreview();
}

/** Unticks the box of the attribute `open` when the visitor has closed the dialog, so that the box shows the dialog's state. */
function forgetOpen() {
  const box = chosenForm().elements.namedItem("open");
  if (!box?.checked) return;
  box.checked = false;
  update();
}

choice.addEventListener("change", () => {
  for (const form of forms) form.hidden = form.dataset.tag !== choice.value;
  preview.replaceChildren();
  update();
});
language.addEventListener("change", () => {
  window.digiWidgets?.setLanguage?.(language.value);
  writeSnippet();
});
preview.addEventListener("digi-close", forgetOpen);
// A tag in the preview must not leave the page: a login, for instance, would do so at once for a visitor who is logged in.
document.addEventListener("digi-navigate", (event) => event.preventDefault());
for (const form of forms) {
  form.addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
}
builder.querySelector("#builder-copy").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(snippet.textContent);
    copied.textContent = "Copied";
  } catch {
    getSelection().selectAllChildren(snippet);
    copied.textContent = "Selected: copy it with Ctrl+C";
  }
});

// Browsers keep the choices of a form over a reload, so the preview is made of the kept choices.
for (const form of forms) form.hidden = form.dataset.tag !== choice.value;
if (!preview.querySelector(choice.value)) preview.replaceChildren();
update();
