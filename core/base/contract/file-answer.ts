/** An answer that is a file in place of JSON. A refusal of such a call is JSON like any other. */
import { Struct } from "superstruct";

const structType = "file-answer";

/**
 * A `File` of one of these media types (lower case, without parameters). Its name is what the server calls it; empty where it says
 * nothing.
 */
export const file = (...mediaTypes: readonly [string, ...string[]]): Struct<File, readonly string[]> =>
  new Struct({
    type: structType,
    schema: mediaTypes,
    validator: (value) => value instanceof File && mediaTypes.includes(value.type),
  });

/** The media types of an answer that is a file; undefined where it is JSON. */
export const mediaTypesOf = ({ type, schema }: Struct<any, any>): readonly string[] | undefined =>
  type === structType ? (schema as readonly string[]) : undefined;
