import { create, StructError } from "superstruct";
import { describe, expect, test } from "vitest";
import { uploadMaxBytes } from "#core/base/values/limits.ts";
import { contactCategories, ContactFields } from "#widgets/contact/contact.schema.ts";

const good = {
  first_name: "Marie",
  last_name: "Peeters",
  email: "marie@example.be",
  phone: "470123456",
  category: "commercial",
  message: "Hello",
  marketing_agree: "",
  gdpr_agree: "1",
};

/** Returns the error code of each invalid field, by the field's name; undefined where all are valid. */
function problemsOf(changed: Record<string, unknown>): Record<string, string> | undefined {
  try {
    create({ ...good, ...changed }, ContactFields);
    return undefined;
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    return Object.fromEntries(error.failures().map(({ path, message }) => [String(path[0]), message]));
  }
}

const file = (name: string, size: number) => ({ name, size, type: "" });

describe("a name [P-182, P-183, P-184, P-185]", () => {
  test.each(["José-María", "O’Neill", "d'Hondt", "Łukasz", "Van den Broeck", "Ζωή", "Jose\u0301", "A", "x".repeat(100)])(
    "%s is taken",
    (name) => {
      expect(problemsOf({ first_name: name, last_name: name })).toBeUndefined();
    },
  );

  test.each([
    ["", "required"],
    ["   ", "required"],
    ["x".repeat(101), "text.too-long"],
    ["Marie2", "name.characters"],
    ["<b>Marie</b>", "name.characters"],
    ["Marie_Peeters", "name.characters"],
    ["Marie\nPeeters", "name.characters"],
  ])("%j is refused: %s", (name, code) => {
    expect(problemsOf({ first_name: name })).toEqual({ first_name: code });
    expect(problemsOf({ last_name: name })).toEqual({ last_name: code });
  });

  test("spaces around it go", () => {
    expect(create({ ...good, first_name: "  José-María " }, ContactFields).first_name).toBe("José-María");
  });
});

describe("an email [P-170, P-171, P-172]", () => {
  test.each(["a@b.be", " marie@example.be ", "marie+digi@mail.example.co.uk", "o'neill@example.be"])("%j is taken", (email) => {
    expect(problemsOf({ email })).toBeUndefined();
  });

  test.each(["", "   "])("%j is missing", (email) => {
    expect(problemsOf({ email })).toEqual({ email: "required" });
  });

  test.each([
    "marie",
    "marie@",
    "@example.be",
    "marie@example",
    "marie@@example.be",
    "marie @example.be",
    "marie@exa mple.be",
    "marie@example..be",
    "marie@example.be.",
    "marie@-example.be",
    ".marie@example.be",
    "marie.@example.be",
    "marie..p@example.be",
    "marie,p@example.be",
    "Marie <marie@example.be>",
    "mailto:marie@example.be",
    `${"x".repeat(250)}@a.be`,
  ])("%j is refused", (email) => {
    expect(problemsOf({ email })).toEqual({ email: "email.format" });
  });
});

describe("a phone [P-098, P-186, P-187, P-303]", () => {
  test.each([
    ["470123456", "470123456"],
    ["470 12 34 56", "470123456"],
    ["0470/12.34.56", "470123456"],
    ["0470123456", "470123456"],
    ["021234567", "021234567"],
    ["+32470123456", "470123456"],
  ])("%s travels as %s", (typed, sent) => {
    expect(create({ ...good, phone: typed }, ContactFields).phone).toBe(sent);
  });

  test.each([
    ["", "required"],
    [" ", "required"],
    ["47012345", "phone.format"],
    ["4701234567", "phone.format"],
    ["47012345a", "phone.format"],
    ["四七〇一二三四五六", "phone.format"],
  ])("%j is refused: %s", (phone, code) => {
    expect(problemsOf({ phone })).toEqual({ phone: code });
  });
});

describe("a category [P-099, P-188]", () => {
  test("there are five", () => {
    expect(contactCategories.toSorted()).toEqual(["commercial", "customer_support", "jobs", "press", "sponsorship"]);
  });

  test.each(contactCategories)("%s is taken", (category) => {
    expect(problemsOf({ category })).toBeUndefined();
  });

  test.each(["", "sales", "Press", "toString"])("%j is refused", (category) => {
    expect(problemsOf({ category })).toEqual({ category: "choice.required" });
  });
});

describe("a message [P-188]", () => {
  test.each([
    ["", "required"],
    [" \n ", "required"],
    ["x".repeat(5001), "text.too-long"],
  ])("is refused: %#", (message, code) => {
    expect(problemsOf({ message })).toEqual({ message: code });
  });

  test("may have 5000 characters, a line break counting as one however it travels", () => {
    const lines = `${"x".repeat(99)}\n`.repeat(49) + "x".repeat(100);
    expect(lines).toHaveLength(5000);
    expect(problemsOf({ message: lines })).toBeUndefined();
    expect(create({ ...good, message: lines.replaceAll("\n", "\r\n") }, ContactFields).message).toBe(lines);
  });
});

describe("a file [P-049, P-302]", () => {
  test("may be missing", () => {
    expect(problemsOf({ upload: undefined })).toBeUndefined();
  });

  test.each(["cv.pdf", "cv.doc", "cv.docx", "photo.png", "photo.jpg", "photo.jpeg", "PHOTO.JPG"])("%s of just 5 MB is taken", (name) => {
    expect(problemsOf({ upload: file(name, uploadMaxBytes) })).toBeUndefined();
  });

  test.each([
    ["cv.pdf", 5_242_881, "file.too-large"],
    ["cv.pdf", 0, "file.empty"],
    ["setup.exe", 10, "file.type"],
    ["cv.pdf.exe", 10, "file.type"],
    ["cv", 10, "file.type"],
    ["picture.svg", 10, "file.type"],
  ])("%s of %d bytes is refused: %s", (name, size, code) => {
    expect(problemsOf({ upload: file(name, size) })).toEqual({ upload: code });
  });
});

test("consent to be answered is required, marketing is not [P-188, P-189]", () => {
  expect(problemsOf({ gdpr_agree: "" })).toEqual({ gdpr_agree: "consent.required" });
  expect(problemsOf({ marketing_agree: "" })).toBeUndefined();
  expect(problemsOf({ marketing_agree: "1" })).toBeUndefined();
});

test("everything missing is said at once, each at its field [P-097, P-186, P-188]", () => {
  const empty = { first_name: "", last_name: "", email: "", phone: "", category: "", message: "", gdpr_agree: "" };
  expect(Object.keys(problemsOf(empty) ?? {}).toSorted()).toEqual(Object.keys(empty).toSorted());
});
