/**
 * The law of line lengths. The formatter breaks lines at the same length. What it leaves longer are comments, literals, and the code beside
 * a literal or inside a template.
 */
import { lineOf, walk, type Node, type Rule, type SourceFile } from "#tests/architecture/house.ts";
import { measuredAreas } from "./sizes.ts";

const maxLength = 140;
/**
 * The maximum length of a longer line without its longest literal. The rest of the line is code, which can be broken into lines or given a
 * name.
 */
const maxRest = 120;

const lineLengths: Rule = {
  law: `a line has at most ${maxLength} characters, or ${maxRest} beside its longest literal`,
  advice: "Wrap a comment, or put it above the line that it ends. Give an expression inside a template a name before the template.",
  check: (house) =>
    house.files
      .filter(({ area }) => measuredAreas.includes(area))
      .flatMap((file) => {
        const lines = file.text.split("\n");
        if (!lines.some(isLong)) return [];
        const literals = longestLiterals(file, lines);
        return lines.flatMap((line, index) => {
          const rest = line.length - (literals[index] ?? 0);
          return isLong(line) && rest > maxRest
            ? [`${file.path}:${index + 1} has ${line.length} characters, ${rest} beside its literal`]
            : [];
        });
      }),
};

const isLong = (line: string): boolean => line.length > maxLength;

/** Returns the length of each line's longest literal. */
function longestLiterals({ text, program }: SourceFile, lines: readonly string[]): readonly number[] {
  const longest = lines.map(() => 0);
  if (!program) return longest;
  const starts = startsOf(lines);
  walk(program, (node) => {
    const own = new Map<number, number>();
    for (const { start, end } of piecesOf(node)) {
      for (let index = lineOf(text, start) - 1; (starts[index] ?? end) < end; index++) {
        const lineStart = starts[index] ?? 0;
        const length = Math.min(end, lineStart + (lines[index] ?? "").length) - Math.max(start, lineStart);
        own.set(index, (own.get(index) ?? 0) + length);
      }
    }
    for (const [index, length] of own) longest[index] = Math.max(longest[index] ?? 0, length);
  });
  return longest;
}

function startsOf(lines: readonly string[]): readonly number[] {
  let next = 0;
  return lines.map((line) => {
    const start = next;
    next += line.length + 1;
    return start;
  });
}

/**
 * Returns the pieces of a literal that cannot be broken into lines: a whole string or regular expression, and the text of a template
 * without its expressions.
 */
function piecesOf(node: Node): readonly Node[] {
  if (node.type === "TemplateLiteral") return node["quasis"] as Node[];
  return node.type === "Literal" ? [node] : [];
}

export const lineRules: readonly Rule[] = [lineLengths];
