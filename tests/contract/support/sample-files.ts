/** Small files of several kinds, with the first bytes by which each kind is recognised. */
const bytes = (...parts: readonly (string | readonly number[])[]): Buffer<ArrayBuffer> =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));

const padded = (start: Buffer, size: number): Buffer<ArrayBuffer> =>
  Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length), 0x20)]);

const pdfStart = bytes("%PDF-1.4\n1 0 obj\n<<>>\nendobj\n");
const exeStart = bytes("MZ", [0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff]);
const pngStart = bytes(
  [0x89],
  "PNG\r\n",
  [0x1a, 0x0a, 0, 0, 0, 13],
  "IHDR",
  [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  "IDAT",
);
const jpegStart = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0x10], "JFIF", [0, 1, 1]);
/** The first bytes of an old Word file (.doc), which is an OLE container. */
const docStart = bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const file = (name: string, content: Buffer<ArrayBuffer>, type = "application/octet-stream"): File => new File([content], name, { type });

export const pdf = (size = 2000, name = "letter.pdf"): File => file(name, padded(pdfStart, size), "application/pdf");
export const png = (): File => file("photo.png", padded(pngStart, 300), "image/png");
export const jpeg = (): File => file("photo.JPG", padded(jpegStart, 300), "image/jpeg");
export const doc = (): File => file("letter.doc", padded(docStart, 4096), "application/msword");
export const renamedExe = (): File => file("invoice.pdf", padded(exeStart, 2000), "application/pdf");
export const emptyPdf = (): File => file("empty.pdf", Buffer.alloc(0), "application/pdf");
export const script = (): File => file("run.sh", bytes("#!/bin/sh\necho hello\n"), "text/x-sh");

/** Returns a Word file (.docx): an uncompressed zip with the two entries that make it a Word file. */
export function docx(): File {
  const entry = (name: string, content: string): Buffer => {
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt32LE(content.length, 18);
    header.writeUInt32LE(content.length, 22);
    header.writeUInt16LE(name.length, 26);
    return Buffer.concat([header, Buffer.from(name), Buffer.from(content)]);
  };
  const types = `<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
  return file("letter.docx", Buffer.concat([entry("[Content_Types].xml", types), entry("word/document.xml", "<w:document/>")]));
}
