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

const nearest = (value: unknown, shapes: readonly [Shape, ...Shape[]]): Shape => {
  const counts = shapes.map((shape) => shape.validate(value, { coerce: true })[0]?.failures().length ?? 0);
  return shapes[counts.indexOf(Math.min(...counts))] ?? shapes[0];
};
