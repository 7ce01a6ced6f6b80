import { useSignals } from "@preact/signals-react/runtime";
import { useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from "react";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { Empty } from "#core/ui/empty/empty.tsx";
import { Fetched } from "#core/ui/loaded/loaded.tsx";
import { ButtonLink, IconButton } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { pauseIcon } from "#core/ui/base/icons/pause.ts";
import { playIcon } from "#core/ui/base/icons/play.ts";
import { useAnnouncer } from "#core/ui/base/live-region.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { definition } from "./hero-slider.element.ts";
import * as say from "./hero-slider.messages.ts";
import type { Model } from "./hero-slider.model.ts";
import { swiped } from "./hero-slider.rules.ts";
import type { Slide } from "./hero-slider.schema.ts";
import { useOwnSlides } from "./own-slides.view.tsx";

export function View({ model, options, announcer, pathOf }: ViewProps<Model, typeof definition>) {
  useSignals();
  const stage = useOwnSlides(model.readOwn);
  const heading = options.heading ?? say.headingText();
  return (
    <Surface announcer={announcer} wide>
      <div className={options.heading === undefined ? "ui-hidden" : "hero-heading"}>
        <Heading>{heading}</Heading>
      </div>
      <div className="hero-stage" ref={stage}>
        {model.data.state.value.status === "loading" && (
          // While the slides load, the tag's own content is shown in the space of the first picture.
          <div className="hero-wait">
            <slot />
          </div>
        )}
        <Fetched source={model.data} shape={["line", "line", "field"]}>
          {({ status, items }) =>
            status === "empty" ? (
              <Empty text={say.noneText()} action={<ButtonLink href={pathOf("bundle")}>{say.toBuilderText()}</ButtonLink>} />
            ) : (
              <Slides model={model} label={heading} slides={items} />
            )
          }
        </Fetched>
      </div>
    </Surface>
  );
}

type SlidesProps = { model: Model; label: string; slides: readonly Slide[] };

// oxlint-disable jsx-a11y/prefer-tag-over-role -- the role marks a slide and not a group of fields, so `<fieldset>` would be wrong

/**
 * Draws the slides in one grid cell (ARIA Authoring Practices Guide: carousel). A hidden slide cannot be focused. A slide that the visitor
 * moves to is announced; a slide that appears by itself is not.
 */
function Slides({ model, label, slides }: SlidesProps) {
  useSignals();
  const current = model.current.value;
  const finger = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const tell = useTell(slides);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) model.release("focus");
  };
  const touch = ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent): void => {
    finger.current = pointerType === "mouse" || !isPrimary ? undefined : { x, y };
  };
  const lift = ({ clientX: x, clientY: y }: PointerEvent): void => {
    const way = finger.current && slides.length > 1 ? swiped(finger.current, { x, y }) : undefined;
    finger.current = undefined;
    if (way) tell(way === "after" ? model.goOn() : model.goBack());
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no handler is an action
    <section
      className="hero"
      aria-roledescription={say.carouselText()}
      aria-label={label}
      onPointerEnter={() => model.hold("pointer")}
      onPointerLeave={() => model.release("pointer")}
      onFocus={() => model.hold("focus")}
      onBlur={leave}
    >
      {slides.length > 1 && <Bar model={model} slides={slides} />}
      <div className="hero-slides" onPointerDown={touch} onPointerUp={lift}>
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            className="hero-slide"
            part="card"
            role="group"
            aria-roledescription={say.slideText()}
            aria-label={say.slideOfText(index + 1, slides.length)}
            data-current={index === current || undefined}
            inert={index !== current}
          >
            <Picture slide={slide} isFirst={index === 0} />
            <Caption slide={slide} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Returns a function that announces the number and the title of a slide. */
function useTell(slides: readonly Slide[]): (index: number) => void {
  const announcer = useAnnouncer();
  return (index) =>
    announcer.announce([say.slideOfText(index + 1, slides.length), slides[index]?.title ?? slides[index]?.alt].filter(Boolean).join(": "));
}

/** Draws the controls of the slides. The pause button is the first control in the tab order; arrows are shown only in wide layouts. */
function Bar({ model, slides }: Omit<SlidesProps, "label">) {
  useSignals();
  const current = model.current.value;
  const isPlaying = model.isPlaying.value;
  const tell = useTell(slides);
  const move = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault(); // The default action is prevented, because the arrow key would also scroll the page sideways.
    tell(event.key === "ArrowLeft" ? model.goBack() : model.goOn());
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons do the same as the arrow keys
    <div className="hero-bar" onKeyDown={move}>
      <IconButton
        icon={isPlaying ? pauseIcon : playIcon}
        label={isPlaying ? say.pauseText() : say.playText()}
        onClick={isPlaying ? model.pause : model.play}
      />
      <span className="hero-arrow" data-way="back">
        <IconButton icon="arrow" label={say.previousSlideText()} onClick={() => tell(model.goBack())} />
      </span>
      <div className="hero-dots">
        {slides.map(({ id, title, alt }, index) => (
          <button
            key={id}
            className="hero-dot"
            part="button"
            type="button"
            aria-label={[say.slideOfText(index + 1, slides.length), title ?? alt].filter(Boolean).join(": ")}
            aria-current={index === current || undefined}
            onClick={() => tell(model.choose(index))}
          />
        ))}
      </div>
      <span className="hero-arrow">
        <IconButton icon="arrow" label={say.nextSlideText()} onClick={() => tell(model.goOn())} />
      </span>
    </div>
  );
}

/**
 * Draws the picture of a slide. The first picture loads at once, because it is part of what the visitor sees first; the others load lazily.
 */
function Picture({ slide: { image, alt, srcset, sizes }, isFirst }: { slide: Slide; isFirst: boolean }) {
  return (
    <img
      className="hero-picture"
      alt={alt ?? ""}
      sizes={sizes ?? undefined}
      srcSet={srcset ?? undefined}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "low"}
      decoding={isFirst ? "sync" : "async"}
      src={image}
    />
  );
}

/** Draws the text of a slide, with a single link for the whole slide: its button, else its title, else its picture. */
function Caption({ slide: { title, text, url, action, alt } }: { slide: Slide }) {
  if (!title && !text && !action) {
    return url ? (
      <p className="hero-way" data-bare>
        <a href={url} aria-label={alt ?? undefined} />
      </p>
    ) : null;
  }
  return (
    <div className="hero-words">
      {title && <h3 className="hero-title">{url && !action ? <TitleLink url={url} title={title} /> : title}</h3>}
      {text && <p>{text}</p>}
      {url && action && (
        <p className="hero-way">
          <ButtonLink href={url}>{action}</ButtonLink>
        </p>
      )}
    </div>
  );
}

const TitleLink = ({ url, title }: { url: string; title: string }) => (
  <span className="hero-way">
    <a href={url}>{title}</a>
  </span>
);
