/** Declares a response that is a file instead of JSON. A refusal of such a call is JSON, as for any other call. */
import { Struct } from "superstruct";

const structType = "file-answer";

/**
 * Returns the struct of a `File` of one of these media types (lower case, without parameters). The file has the name that the server gives;
 * the name is empty where the server gives none.
 */
export const file = (...mediaTypes: readonly [string, ...string[]]): Struct<File, readonly string[]> =>
  new Struct({
    type: structType,
    schema: mediaTypes,
    validator: (value) => value instanceof File && mediaTypes.includes(value.type),
  });

/** Returns the media types of a response that is a file; undefined where the response is JSON. */
export const mediaTypesOf = ({ type, schema }: Struct<any, any>): readonly string[] | undefined =>
  type === structType ? (schema as readonly string[]) : undefined;
