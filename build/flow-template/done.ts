/** The template of the step `done`, which shows the reference of the order with a button that copies it. */

/** Returns the content of each generated file, by its path in the repository. */
export const doneFiles = (name: string): Readonly<Record<string, string>> => ({
  [`widgets/${name}/done/done.part.ts`]: definition,
  [`widgets/${name}/done/done.messages.ts`]: messages,
  [`widgets/${name}/done/done.view.tsx`]: view(name),
});

const definition = `import { definePart } from "#core/base/contract/element.ts";

export const part = definePart({ name: "done" });
`;

const messages = `import { msg, str } from "@lit/localize";

export const headingText = (): string => msg("We have your order");
export const referenceText = (reference: string): string => msg(str\`Your reference is \${reference}. Keep it for when you have a question.\`);
export const copyText = (): string => msg("Copy the reference");
`;

const view = (name: string): string => `import { CopyButton } from "#core/ui/copy/copy-button.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { Heading } from "#core/ui/base/heading.tsx";
import { copyText, headingText, referenceText } from "./done.messages.ts";
import type { part } from "./done.part.ts";

type DoneProps = PartViewProps<undefined, typeof part> & { readonly reference: string };

export function View({ reference }: DoneProps) {
  return (
    <div className="${name}-step">
      <Heading level={3}>{headingText()}</Heading>
      <p>{referenceText(reference)}</p>
      <CopyButton label={copyText()} text={reference} />
    </div>
  );
}
`;
