import { useSignals } from "@preact/signals-react/runtime";
import { CopyButton } from "#core/ui/copy/copy-button.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { QrCode } from "#core/ui/qr-code/qr-code.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import * as say from "./share.messages.ts";
import type { Model } from "./share.model.ts";
import type { part } from "./share.part.ts";

type ShareProps = PartViewProps<Model, typeof part> & {
  /** The fragment that contains the bundle; undefined where the bundle is too large for a link. */
  readonly fragment: string | undefined;
  readonly level: 3 | 4;
};

/**
 * The maximum length in bytes of an address that is drawn as a QR code, because old cameras cannot read the small squares of a larger code.
 * Addresses serialized by `URL` and fragments of this project are ASCII, so one character is one byte.
 */
const longestScanned = 300;

/** Draws the address of this page with the bundle in its fragment, as a link to copy and as a QR code (decisions §8). */
export function View({ model, fragment, level }: ShareProps) {
  useSignals();
  const link = `${model.page.value}${fragment}`;
  return (
    <section className="share" aria-labelledby="share">
      <Heading level={level} id="share">
        {say.headingText()}
      </Heading>
      {fragment === undefined ? (
        <p>{say.tooLargeText()}</p>
      ) : (
        <>
          <p className="ui-quiet-text">{say.introText()}</p>
          <CopyButton text={link} label={say.copyLinkText()} />
          {link.length <= longestScanned && (
            <>
              <p className="ui-quiet-text">{say.scanText()}</p>
              <QrCode text={link} label={say.codeLabel()} />
            </>
          )}
        </>
      )}
    </section>
  );
}
