/**
 * Writes down what a screen reader says about the focused element, from the browser's own accessibility tree, which crosses shadow roots
 * and slots.
 */
import { expect, type CDPSession, type Page } from "playwright/test";

type AXValue = { readonly value?: unknown };
type AXNode = {
  readonly ignored: boolean;
  readonly role?: AXValue;
  readonly name?: AXValue;
  readonly description?: AXValue;
  readonly properties?: readonly { readonly name: string; readonly value: AXValue }[];
};

/** The states of a control that a screen reader says. A state that has its usual value is left out. */
const told = ["required", "invalid", "checked", "expanded", "disabled", "readonly"];

async function focusedNode(client: CDPSession): Promise<AXNode | undefined> {
  const { nodes } = (await client.send("Accessibility.getFullAXTree")) as unknown as { nodes: readonly AXNode[] };
  return nodes.findLast(
    ({ ignored, role, properties }) =>
      !ignored && role?.value !== "RootWebArea" && properties?.some(({ name, value }) => name === "focused" && value.value === true),
  );
}

/** Returns a line of the transcript for a control, such as `textbox "Account number (IBAN)": For example BE68 … (required, invalid)`. */
function lineOf({ role, name, description, properties = [] }: AXNode): string {
  const states = properties.flatMap(({ name: key, value: { value } }) => {
    if (!told.includes(key) || (key !== "expanded" && key !== "checked" && (value === false || value === "false"))) return [];
    return [value === true || value === "true" ? key : `not ${key}`];
  });
  const about = description?.value ? `: ${String(description.value)}` : "";
  return `${String(role?.value)} "${String(name?.value)}"${about}${states.length > 0 ? ` (${states.join(", ")})` : ""}`.replaceAll(
    "\u00a0",
    " ",
  );
}

/**
 * Begins a transcript of what a keyboard user hears: a line for each element that gets the focus, and for each text that the tag's live
 * region announces.
 */
export async function listen(page: Page, tag: string) {
  const client = await page.context().newCDPSession(page);
  const lines: string[] = [];
  let saidLast = "";
  const hear = async (): Promise<void> => {
    const said = (await page.locator(`${tag} output`).first().textContent())?.replaceAll("\u00a0", " ").trim() ?? "";
    if (said !== "" && said !== saidLast) lines.push(`says: ${said}`);
    saidLast = said;
  };
  const tell = async (): Promise<string> => {
    await hear();
    const node = await focusedNode(client);
    const line = node ? lineOf(node) : "nothing has focus";
    lines.push(line);
    return line;
  };
  return {
    lines: lines as readonly string[],
    tell,
    /**
     * Presses Tab until the focused control has a name that begins with the given text. It first waits until all files of the tag have
     * arrived: a part that arrives late, such as a calendar beside the list of its days, would be a stop on one machine and none on
     * another.
     */
    async tabTo(name: string): Promise<void> {
      await expect(page.locator(`${tag} .ui-skeleton:visible`), "all of the tag is there").toHaveCount(0);
      for (let press = 0; press < 20; press++) {
        await page.keyboard.press("Tab");
        if ((await tell()).includes(`"${name}`)) return;
      }
      throw new Error(`No way by Tab to '${name}': ${lines.slice(-20).join("; ")}`);
    },
  };
}
