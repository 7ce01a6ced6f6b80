import { useSignals } from "@preact/signals-react/runtime";
import { CopyButton } from "#core/ui/copy/copy-button.tsx";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import { QrCode } from "#core/ui/qr-code/qr-code.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import * as say from "./share.messages.ts";
import type { Model } from "./share.model.ts";
import type { part } from "./share.part.ts";

type ShareProps = PartViewProps<Model, typeof part> & {
  /** The fragment that holds the bundle; undefined where the bundle does not go into a link. */
  readonly fragment: string | undefined;
  readonly level: 3 | 4;
};

/**
 * The length in bytes of the longest address that becomes a QR code: the squares of a longer one are too small for an old camera. An address
 * that `URL` has written and a fragment of ours are ASCII, so their characters are their bytes.
 */
const longestScanned = 300;

/** Draws the address of this page with the bundle in its fragment, as a link and as a QR code (decisions §8). */
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
