/**
 * Checks of accessibility that the library axe does not make. Each function runs in the page, so it contains everything that it uses.
 * Fields that password managers must find are in the light DOM, as children of the tag in slots; they are checked like those in the shadow
 * root.
 */

/**
 * Returns the faults of a tag: controls that are not connected to their errors and hints, more or less than one live region, targets that
 * are too small, and motion although the visitor wants none.
 */
export function findFaults(tag: string): string[] {
  const host = document.querySelector(tag);
  const root = host?.shadowRoot;
  if (!host || !root) return [`there is no ${tag}`];
  const faults: string[] = [];
  const openDialog = root.querySelector<HTMLElement>("dialog[open]");
  const stage: ParentNode = openDialog ?? root;
  const light = openDialog ? [] : [...host.children].filter((child) => child.assignedSlot);
  const all = (selector: string): Element[] => [...stage.querySelectorAll(selector), ...light.filter((child) => child.matches(selector))];
  const byId = (id: string): Element | null => root.getElementById(id) ?? light.find((child) => child.id === id) ?? null;
  /** Returns the error message that an element is, or that it is shown in. */
  const errorOf = (element: Element | null): Element | null | undefined => (element?.assignedSlot ?? element)?.closest('[part="error"]');
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !(element.assignedSlot ?? element).closest(".ui-hidden") &&
    element.getClientRects().length > 0;
  const nameOf = (element: Element): string =>
    element.localName +
    ["name", "type", "part", "class"]
      .flatMap((key) => (element.hasAttribute(key) ? `[${key}="${element.getAttribute(key)}"]` : []))
      .join("");

  const checkTies = (): void => {
    const tied = new Set<Element>();
    for (const element of all("[aria-describedby], [aria-labelledby], [aria-controls], [aria-activedescendant]")) {
      for (const key of ["aria-describedby", "aria-labelledby", "aria-controls", "aria-activedescendant"]) {
        for (const id of element.getAttribute(key)?.split(" ") ?? []) {
          const target = byId(id);
          const error = errorOf(target);
          if (error) tied.add(error);
          if (!target) faults.push(`${key} leads nowhere: ${nameOf(element)}`);
        }
      }
    }
    for (const error of all('[part="error"]')) {
      if (isSeen(error) && !tied.has(error)) faults.push(`an error that no control is tied to: ${error.textContent}`);
    }
    for (const control of all('[aria-invalid="true"]')) {
      const texts = (control.getAttribute("aria-describedby") ?? "").split(" ").map(byId);
      if (!texts.some((text) => errorOf(text) && text?.textContent)) faults.push(`invalid without an error: ${nameOf(control)}`);
    }
  };

  const checkLiveRegion = (): void => {
    // A live region that is not rendered, such as that of a closed dialog, announces nothing and is not counted.
    const regions = [...stage.querySelectorAll("output, [aria-live], [role=status], [role=alert]")].filter((one) => one.checkVisibility());
    if (regions.length !== 1) faults.push(`${regions.length} live regions in reach instead of one`);
  };

  const checkTargets = (): void => {
    for (const target of all("button, input, select, textarea, [role=option]")) {
      const { width, height } = target.getBoundingClientRect();
      if (isSeen(target) && (width < 24 || height < 24)) faults.push(`target of ${width} × ${height} px: ${nameOf(target)}`);
    }
  };

  const checkMotion = (): void => {
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const animation of new Set([...document.getAnimations(), ...root.getAnimations()])) {
      const { target } = animation.effect as KeyframeEffect;
      if (animation.playState === "running" && target) faults.push(`moves: ${nameOf(target)}`);
    }
  };

  checkTies();
  checkLiveRegion();
  checkTargets();
  checkMotion();
  return faults;
}

/** Returns the elements of a tag that one has to scroll to sideways, or that are cut off. */
export function findOverflow(tag: string): string[] {
  const host = document.querySelector(tag);
  const root = host?.shadowRoot;
  const faults: string[] = [];
  /**
   * Tells whether a box is too wide only because of inert content beyond its edge, such as the next slides of a carousel, which nobody can
   * reach.
   */
  const isWidenedByInert = (box: Element, edge: number): boolean =>
    box.querySelector("[inert]") !== null &&
    [...box.querySelectorAll("*")].every(
      (one) => (one.closest("[inert]") ?? one.querySelector("[inert]")) !== null || one.getBoundingClientRect().right <= edge + 1,
    );
  /**
   * Tells whether an element only contains the slides of a carousel: it is as wide as all of them, and what is clipped is no fault. The
   * visible slide itself is checked.
   */
  const isMovedAway = (element: Element): boolean =>
    element.querySelector(":scope > [inert]") !== null && getComputedStyle(element.parentElement as Element).overflowX === "clip";
  /** Returns the box around an element, or the element itself, that scrolls sideways within itself and takes the focus for that. */
  const scrollerOf = (element: Element): Element | null | undefined => {
    const box = element.closest<HTMLElement>('[tabindex="0"]');
    if (!box || ["auto", "scroll"].includes(getComputedStyle(box).overflowX)) return box;
    return box.parentElement && scrollerOf(box.parentElement);
  };
  /**
   * The elements that are visually hidden at this width, for screen readers only. An element's parent is added to the list before the
   * element is checked.
   */
  const forHearing: Element[] = [];
  const isForHearing = (element: Element): boolean => getComputedStyle(element).clipPath === "inset(50%)";
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide in ${clientWidth} px`);
  const light = [...(host?.children ?? [])].filter((child) => child.assignedSlot);
  for (const element of [...((root?.querySelector("dialog[open]") ?? root)?.querySelectorAll("*") ?? []), ...light]) {
    // An inert element is out of reach, so nobody has to scroll to it.
    const isHidden = element.closest("[hidden], [inert]") ?? (element.assignedSlot ?? element).closest(".ui-hidden");
    if (isForHearing(element)) forHearing.push(element);
    if (
      element instanceof SVGElement ||
      isHidden ||
      forHearing.some((one) => one.contains(element)) ||
      element.getClientRects().length === 0
    )
      continue;
    const { left, right } = element.getBoundingClientRect();
    const name = `${element.localName}[class="${element.className}"]`;
    const scroller = scrollerOf(element);
    if (isMovedAway(element)) continue;
    const isReachedByScrolling = scroller && scroller !== element;
    if (!isReachedByScrolling && (left < -0.5 || right > innerWidth + 0.5)) faults.push(`sticks out of the window: ${name}`);
    const { display, textOverflow } = getComputedStyle(element);
    const isBox = display !== "inline" && !element.matches("input, select, option, progress");
    // A file's name may be shortened before its ending, because its `title` contains the whole name.
    const isShortened = textOverflow === "ellipsis" && element.closest("[title]");
    if (isBox && !isShortened && element !== scroller && element.scrollWidth > element.clientWidth + 1 && !isWidenedByInert(element, right))
      faults.push(`wider than its box: ${name}`);
  }
  return faults;
}

/**
 * Returns the name of the focused element in a tag, and its faults: it has no focus ring, is outside the window, or is covered by another
 * element. The name is undefined where focus is elsewhere.
 */
export function describeFocus(tag: string): { name: string | undefined; faults: string[] } {
  const { activeElement } = document;
  const outer = document.querySelector(tag);
  /** The inner tag, if this tag has another tag in its slot and the focus is in it. */
  const inner = [...(outer?.children ?? [])].find((child) => child.shadowRoot && child.assignedSlot && child.contains(activeElement));
  const host = inner ?? outer;
  const root = host?.shadowRoot;
  const isLight = activeElement !== host && activeElement?.parentElement === host;
  const focused = isLight ? activeElement : root?.activeElement;
  if (!root || !focused) return { name: undefined, faults: [] };
  const faults: string[] = [];
  const hasRing = (element: Element, piece?: "::after"): boolean => {
    const { content, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, piece);
    if (piece && content === "none") return false;
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && outlineColor !== "rgba(0, 0, 0, 0)";
  };
  // Where the control itself is not visible (a radio button, a file field, the boxes of a code), the element that is rendered for it has
  // the ring.
  const frame = (focused.assignedSlot ?? focused).closest(
    ".ui-choice, .ui-card, .ui-drop, .ui-joined, .ui-light:has(> slot:focus-within), .ui-code",
  );
  const drawn = frame?.querySelector(".ui-code-boxes") ?? frame ?? focused;
  // The ring may also be on the element's `::after`, which is as large as the area that reacts to a press: for example a link that fills
  // its card.
  if (!hasRing(focused) && !hasRing(focused, "::after") && !hasRing(drawn)) faults.push("no ring");
  // The first line of the element is checked: a link may have two lines, and the box around both contains points outside the link.
  const { left, top, right, bottom } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const hit = (isLight ? document : root).elementFromPoint(x, y);
  if (!hit || !(isLight ? focused : drawn).contains(hit)) faults.push(`out of sight or covered by ${hit?.className ?? "nothing"}`);
  const text = focused.getAttribute("name") ?? focused.getAttribute("aria-label") ?? focused.textContent;
  const nth = [...root.querySelectorAll("*")].indexOf(focused.assignedSlot ?? focused);
  return { name: `${inner ? "inside " : ""}${nth} ${focused.localName} ${text}`, faults };
}

/** Returns the controls that cannot be told from their background where the visitor's own colours replace ours (forced colours). */
export function findFaintEdges(tag: string): string[] {
  const root = document.querySelector(tag)?.shadowRoot;
  const isSeen = (element: Element): boolean => element.checkVisibility() && getComputedStyle(element).opacity !== "0";
  return [
    ...(root?.querySelectorAll(
      "button:not(.ui-switch), .ui-switch-track, input, select, textarea, .ui-drop, .ui-choice, .ui-light, .ui-code-boxes > span, dialog[open]",
    ) ?? []),
  ]
    .filter((element) => isSeen(element))
    .filter((element) => {
      const style = getComputedStyle(element);
      // A control with its native appearance is drawn by the browser, which shows its edge.
      if (style.appearance !== "none" && element.matches("input")) return false;
      const isEdged = style.borderTopStyle !== "none" && parseFloat(style.borderTopWidth) >= 1;
      return !isEdged || style.borderTopColor === "rgba(0, 0, 0, 0)" || style.borderTopColor === style.backgroundColor;
    })
    .map((element) => `${element.localName}.${element.className}: no edge`);
}
