/** Reads a PDF as a reader, a screen reader, or a camera in front of its QR code would. */
import { inflateSync } from "node:zlib";
import jsQr from "jsqr";
import { getDocumentProxy } from "unpdf";

type StructureNode = { readonly role?: string; readonly alt?: string; readonly children?: readonly StructureNode[] };

export type DocumentBytes = {
  readonly title: string;
  readonly language: string;
  readonly showsTitle: boolean;
  readonly isTagged: boolean;
  readonly pages: number;
  /** The font sizes of all texts, in points. */
  readonly sizes: readonly number[];
  /** The texts page by page, each piece of a row as a line of its own. No-break spaces and the like are replaced by spaces. */
  readonly lines: readonly string[];
  /** The roles of the document's structure (`H1`, `P`, …), in reading order. */
  readonly roles: readonly string[];
  readonly figures: readonly string[];
  /** The text of the QR code in the document, if there is one. */
  readonly qrText: string | undefined;
};

export async function readDocument(file: File): Promise<DocumentBytes> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  const trees = await Promise.all(pages.map((page) => page.getStructTree() as Promise<StructureNode | null>));
  const nodes = trees.flatMap((tree) => (tree ? everyNode(tree) : []));
  const info = (await pdf.getMetadata()).info as { readonly Title?: string; readonly Language?: string };
  const mark = (await pdf.getMarkInfo()) as { readonly Marked?: boolean } | null;
  const preferences = (await pdf.getViewerPreferences()) as { readonly DisplayDocTitle?: boolean } | null;
  return {
    title: info.Title ?? "",
    language: info.Language ?? "",
    showsTitle: preferences?.DisplayDocTitle === true,
    isTagged: mark?.Marked === true,
    pages: pdf.numPages,
    sizes: contents.flatMap(({ items }) => items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item.height] : []))),
    lines: contents.flatMap(({ items }) =>
      items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [plainBlanks(item.str)] : [])),
    ),
    roles: nodes.flatMap(({ role }) => role ?? []),
    figures: nodes.flatMap(({ role, alt = "" }) => (role === "Figure" ? [alt] : [])),
    qrText: qrTextOf(bytes),
  };
}

export const plainBlanks = (text: string): string => text.replace(/\s/g, " ");

const everyNode = (node: StructureNode): readonly StructureNode[] => [node, ...(node.children ?? []).flatMap(everyNode)];

/** Returns the drawing commands of the pages, decompressed. */
const drawingsOf = (bytes: Buffer): readonly string[] =>
  [...bytes.toString("latin1").matchAll(/<<([^<>]*)>>\s*stream\r?\n/g)].flatMap(({ 0: head, 1: about = "", index }) => {
    const length = Number(/\/Length (\d+)/.exec(about)?.[1]);
    if (!about.includes("/FlateDecode") || Number.isNaN(length)) return [];
    const start = index + head.length;
    return [inflateSync(bytes.subarray(start, start + length)).toString("latin1")];
  });

const pixels = 4; // Pixels of a module's side in the picture of the QR code.
const quietZone = 4; // The width of the empty border around the QR code, in modules.

/** Returns the text of the QR code, or undefined. Every rectangle on the pages is a row of dark modules, and as high as one module. */
function qrTextOf(bytes: Buffer): string | undefined {
  const numbers = String.raw`(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re\b`;
  const rectangles = drawingsOf(bytes).flatMap((drawing) =>
    [...drawing.matchAll(new RegExp(numbers, "g"))].map((found) => found.slice(1).map(Number)),
  );
  if (rectangles.length === 0) return undefined;
  const side = rectangles[0]?.[3] ?? 0;
  const [left, top] = [0, 1].map((axis) => Math.min(...rectangles.map((one) => one[axis] ?? 0))) as [number, number];
  const modules = rectangles.map(([x = 0, y = 0, width = 0]) => [x - left, y - top, width].map((length) => Math.round(length / side)));
  const size = Math.max(...modules.map(([, y = 0]) => y + 1)) + 2 * quietZone;
  const picture = new Uint8ClampedArray((size * pixels) ** 2 * 4).fill(255);
  for (const [x = 0, y = 0, width = 0] of modules)
    for (let row = (quietZone + y) * pixels; row < (quietZone + y + 1) * pixels; row += 1)
      for (let column = (quietZone + x) * pixels; column < (quietZone + x + width) * pixels; column += 1) {
        const start = (row * size * pixels + column) * 4;
        picture.fill(0, start, start + 3);
      }
  return jsQr(picture, size * pixels, size * pixels)?.data;
}
