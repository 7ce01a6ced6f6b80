/** Files as visitors attach them. */
type Sample = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** What one may hold: 5 MB. */
export const fileLimit = 5_242_880;

export const pdf = (size: number, name = "plan.pdf"): Sample => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.alloc(size, "%PDF-1.4\n"),
});

/** Whatever it is called, and however it passes itself off. */
export const program = (name: string): Sample => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.concat([Buffer.from("MZ\x90\0"), Buffer.alloc(2000)]),
});
