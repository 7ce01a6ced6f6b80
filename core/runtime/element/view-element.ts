/**
 * The r2wc element that contains a view. It has no shadow root of its own, because it is in the host's. Its tag name contains the version,
 * so that two releases on one page do not collide.
 *
 * Two behaviours of r2wc are changed here: it would unmount the view on every move of the tag, and its declared properties would be written
 * to attributes, so the one property of ours has no declared kind.
 */
import { pageDocument } from "#core/platform/page-document.ts";
import r2wc from "@r2wc/react-to-web-component";
import { systemClock } from "#core/platform/clock.ts";
import { Root, type Scope } from "./root.tsx";

export type ViewElement = HTMLElement & { scope: Scope };

export function defineViewElement(version: string): () => ViewElement {
  const name = `digi-view-${version.replaceAll(".", "-")}`;
  // The types of r2wc know only its own kinds of properties; the kind `undefined` makes r2wc leave a property alone.
  const Base = r2wc(Root, { props: { scope: undefined as never } }) as unknown as new () => HTMLElement & { disconnectedCallback(): void };
  class View extends Base {
    override disconnectedCallback(): void {
      // Unmounting waits for the next task, because a moved element is disconnected and connected again, as for the host (loader/host.ts).
      systemClock.after(0, () => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /**
     * The document with which React creates its nodes. A page may have an image named `createElement`, which would hide the document's
     * method of that name.
     */
    override get ownerDocument(): Document {
      return pageDocument;
    }

    /** Keeps the view alive when it is moved with `moveBefore`. */
    connectedMoveCallback(): void {}
  }
  if (!customElements.get(name)) customElements.define(name, View);
  return () => pageDocument.createElement(name) as ViewElement;
}
