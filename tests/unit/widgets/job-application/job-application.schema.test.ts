import { validate } from "superstruct";
import { describe, expect, test } from "vitest";
import { JobApplicationFields } from "#widgets/job-application/job-application.schema.ts";

const pdf = { name: "cv.pdf", size: 10, type: "application/pdf" };
const whole = {
  first_name: " Zoë ",
  last_name: "D’Hondt-Peeters",
  email: "zoe@example.be",
  upload_cv: [pdf],
  upload_letter: [pdf],
  agree: "1",
};
const problems = (changed: object): unknown => {
  const [error] = validate({ ...whole, ...changed }, JobApplicationFields, { coerce: true });
  return error ? Object.fromEntries(error.failures().map(({ path, message }) => [path[0], message])) : {};
};

describe("an application", () => {
  test("has a name, an email, a CV, letters and a consent [P-103, P-202, P-204, P-205]", () => {
    expect(problems({})).toEqual({});
  });

  test.each([
    ["no CV", { upload_cv: [] }, { upload_cv: "required" }],
    ["no letter", { upload_letter: "" }, { upload_letter: "required" }],
    ["two CVs", { upload_cv: [pdf, pdf] }, { upload_cv: "file.too-many" }],
    ["ten letters", { upload_letter: Array.from({ length: 10 }, () => pdf) }, {}],
    ["eleven letters", { upload_letter: Array.from({ length: 11 }, () => pdf) }, { upload_letter: "file.too-many" }],
    ["no consent", { agree: "" }, { agree: "consent.required" }],
    ["a file that is too large by a byte", { upload_letter: [pdf, { ...pdf, size: 5_242_881 }] }, { upload_letter: "file.too-large" }],
    ["a file that is just as large as may be", { upload_cv: [{ ...pdf, size: 5_242_880 }] }, {}],
    ["an empty file", { upload_cv: [{ ...pdf, size: 0 }] }, { upload_cv: "file.empty" }],
    ["a program", { upload_cv: [{ ...pdf, name: "cv.exe" }] }, { upload_cv: "file.type" }],
    ["a picture", { upload_letter: [{ ...pdf, name: "me.png" }] }, { upload_letter: "file.type" }],
    ["something that is no file", { upload_cv: ["cv.pdf"] }, { upload_cv: "file.type" }],
    ["a digit in a name", { first_name: "Zoë2" }, { first_name: "name.characters" }],
    ["no address to reply to", { email: "zoe@example" }, { email: "email.format" }],
  ])("with %s [P-104, P-202, P-203, P-204, P-205]", (_what, changed, expected) => {
    expect(problems(changed)).toEqual(expected);
  });
});
