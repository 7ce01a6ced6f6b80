/** Declares a body that has one of several shapes on one path. */
import { dynamic, type Infer, type Struct } from "superstruct";

type Shape = Struct<any, any>;

/**
 * Returns the struct of a value that has one of several shapes. It is like superstruct's `union`, but exposes its members (`schema`: the
 * manual lists them), and a value that fits no shape is refused with the problems of the nearest shape, each at its field. Of two shapes
 * that are equally near, the first one counts.
 */
export const oneOf = <const Shapes extends readonly [Shape, ...Shape[]]>(...shapes: Shapes): Struct<Infer<Shapes[number]>, Shapes> =>
  Object.assign(
    dynamic((value) => nearest(value, shapes)),
    { type: "union", schema: shapes },
  );

/**
 * Returns the shape to which a value is nearest. Contradictions are counted first, and the value is validated only where the counts are
 * equal, because validating is slow: nested choices multiply the validations, and each problem creates a stack trace.
 */
function nearest(value: unknown, shapes: readonly [Shape, ...Shape[]]): Shape {
  const counts = shapes.map((shape) => contradictions(value, shape));
  const [first = shapes[0], ...others] = shapes.filter((_shape, index) => counts[index] === Math.min(...counts));
  if (others.length === 0) return first;
  let found = { shape: first, problems: Infinity };
  for (const shape of [first, ...others]) {
    const problems = shape.validate(value, { coerce: true })[0]?.failures().length ?? 0;
    if (problems === 0) return shape;
    if (problems < found.problems) found = { shape, problems };
  }
  return found.shape;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Counts the contradictions between a value and a shape: keys that the shape does not know, and values that differ from its literal ones.
 * Other rules of the shape are not counted.
 */
function contradictions(value: unknown, { type, schema }: Shape): number {
  // Null and undefined are no contradiction: an optional or nullable shape may allow them.
  if (value === null || value === undefined) return 0;
  if (type === "literal") return value === schema ? 0 : 1;
  // Only unions made by `oneOf` list their members; a union of superstruct itself does not expose them.
  if (type === "union" && Array.isArray(schema))
    return Math.min(...(schema as readonly Shape[]).map((shape) => contradictions(value, shape)));
  if (type !== "object" || !isRecord(schema) || !isRecord(value)) return 0;
  const fields = schema as Readonly<Record<string, Shape>>;
  return Object.entries(value).reduce((sum, [key, one]) => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    return sum + (field ? contradictions(one, field) : 1);
  }, 0);
}
