import { useId, useRef, useState } from "react";
import { DialogBody } from "#core/ui/dialog/dialog.tsx";
import { useModal } from "#core/ui/dialog/use-modal.ts";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { newTabText, notSeenText } from "./frame-dialog.messages.ts";

type FrameDialogProps = {
  open: boolean;
  heading: string;
  /**
   * The address of the framed page, which the caller has checked. The page is a third party's and gets only the permissions in `sandbox`.
   */
  href: string;
  /** Called when the visitor wants to close the dialog, by Escape or the close button. The caller then sets `open` to false. */
  onClose: () => void;
  /** Called when the visitor opens the page in a new tab instead. The caller then sets `open` to false. */
  onLeave: () => void;
};

/**
 * The only permissions that a payment page gets, because it needs them (decision 30): forms and scripts, its own cookies, the tabs that it
 * opens, and leaving for a bank's page or app when the visitor presses a link.
 */
const sandbox =
  "allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/**
 * Renders a dialog that shows a third party's page in a frame (C-120). A press on the backdrop does not close the dialog, because
 * everything typed in the frame would be lost. The caller has to provide `AnnouncerContext` around the dialog.
 */
export function FrameDialog({ open, heading, href, onClose, onLeave }: FrameDialogProps) {
  const headingElement = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { onPointerDown: _pressed, onClick: _beside, ...modal } = useModal({ open, onClose, first: headingElement });
  return (
    <dialog className="ui-root ui-frame-dialog" part="dialog" aria-labelledby={headingId} {...modal}>
      <div className="ui-frame-space">
        <div className="ui-frame-panel">
          <DialogBody heading={heading} headingId={headingId} headingElement={headingElement} onClose={onClose}>
            {open && <Framed key={href} heading={heading} href={href} />}
            <p className="ui-quiet-text">
              {notSeenText()}{" "}
              <a href={href} rel="noopener noreferrer" target="_blank" onClick={onLeave}>
                {newTabText()}
              </a>
            </p>
          </DialogBody>
        </div>
      </div>
    </dialog>
  );
}

/**
 * Renders the frame. A page that refuses to be framed counts as loaded, too, because browsers do not report the refusal. Therefore a link
 * to a new tab is always shown beneath the frame.
 */
function Framed({ heading, href }: Pick<FrameDialogProps, "heading" | "href">) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div className="ui-frame">
      {!isLoaded && <Skeleton shape={["line", "field", "field", "line"]} />}
      <iframe
        title={heading}
        src={href}
        sandbox={sandbox}
        allow="payment; publickey-credentials-get"
        // The referrer is only the origin: the framed page may know which site shows it, but must not get data of the customer from our
        // page's address.
        referrerPolicy="strict-origin"
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
