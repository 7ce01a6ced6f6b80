/** A body that comes in several shapes on one path. */
import { dynamic, type Infer, type Struct } from "superstruct";

type Shape = Struct<any, any>;

/**
 * As superstruct's `union`, but it tells its members (`schema`: the manual lists them), and a value that fits none is refused for the
 * problems of the shape that it comes nearest to, each at its field. Of two as near, the first.
 */
export const oneOf = <const Shapes extends readonly [Shape, ...Shape[]]>(...shapes: Shapes): Struct<Infer<Shapes[number]>, Shapes> =>
  Object.assign(
    dynamic((value) => nearest(value, shapes)),
    { type: "union", schema: shapes },
  );

/**
 * Validating is asked for where looking does not tell: a shape that holds such a choice itself would multiply it with each level, and a
 * problem costs a stack trace.
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

/** What cannot be right whatever else the struct asks: keys that it does not know, and other words than its literal ones. */
function contradictions(value: unknown, { type, schema }: Shape): number {
  // Null and nothing may be allowed besides.
  if (value === null || value === undefined) return 0;
  if (type === "literal") return value === schema ? 0 : 1;
  // One of superstruct's own tells no members.
  if (type === "union" && Array.isArray(schema))
    return Math.min(...(schema as readonly Shape[]).map((shape) => contradictions(value, shape)));
  if (type !== "object" || !isRecord(schema) || !isRecord(value)) return 0;
  const fields = schema as Readonly<Record<string, Shape>>;
  return Object.entries(value).reduce((sum, [key, one]) => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    return sum + (field ? contradictions(one, field) : 1);
  }, 0);
}
