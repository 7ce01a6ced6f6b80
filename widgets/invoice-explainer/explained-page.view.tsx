import { useId, useRef, useState } from "react";
import type { PageImage } from "#core/domain/pages/cms-page.contract.ts";
import { CmsHtml } from "#core/domain/html/cms-html.tsx";
import { showText } from "./invoice-explainer.messages.ts";
import { MarkedPicture } from "./marked-picture.view.tsx";

/** Draws a page of the invoice, and the list of its marks beside it. Picture and list point at each other, by press and by focus. */
export function ExplainedPage({ image }: { readonly image: PageImage }) {
  const { marks = [] } = image;
  const [pointed, setPointed] = useState<string | undefined>();
  const list = useRef<HTMLOListElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const explanationOf = (id: string): string => prefix + id;
  const tell = (id: string): void => {
    setPointed(id);
    const item = list.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(id)}"]`);
    item?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div className="explainer-page">
      <div ref={picture}>
        <MarkedPicture {...{ image, pointed, explanationOf }} onPress={tell} onFocus={setPointed} />
      </div>
      <ol className="explainer-marks" ref={list}>
        {marks.map(({ i, t, txt }) => (
          <li key={i} data-mark={i} data-pointed={i === pointed || undefined} tabIndex={-1}>
            <button
              className="explainer-title"
              type="button"
              title={showText()}
              onClick={() => {
                setPointed(i);
                picture.current?.scrollIntoView({ block: "nearest" });
              }}
              onFocus={() => setPointed(i)}
            >
              {t}
            </button>
            <div id={explanationOf(i)}>
              <CmsHtml html={txt} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
