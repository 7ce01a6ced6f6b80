/**
 * What axe does not look at. Each function runs in the page, so it holds all that it needs. Fields that password managers must find
 * are the tag's own children, in slots: they are looked at as if they stood there.
 */

/** Ties of controls to their errors and hints, the live region, the size of targets, what moves though the visitor wants no motion. */
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
  /** The element itself, or what is shown in it. */
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
    // One that is not drawn, as that of a closed dialog, says nothing.
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

/** What has to be scrolled sideways, and what is cut off. */
export function findOverflow(tag: string): string[] {
  const host = document.querySelector(tag);
  const root = host?.shadowRoot;
  const faults: string[] = [];
  /** All that stands beyond its edge is out of reach, as the next slides of a carousel are. */
  const isWidenedByInert = (box: Element, edge: number): boolean =>
    box.querySelector("[inert]") !== null &&
    [...box.querySelectorAll("*")].every(
      (one) => (one.closest("[inert]") ?? one.querySelector("[inert]")) !== null || one.getBoundingClientRect().right <= edge + 1,
    );
  /** What holds slides is as wide as they are and moves under the edge of what clips it; a slide in sight is looked at itself. */
  const isMovedAway = (element: Element): boolean =>
    element.querySelector(":scope > [inert]") !== null && getComputedStyle(element.parentElement as Element).overflowX === "clip";
  /** Said and not seen, at this width: parents come before what is in them. */
  const forHearing: Element[] = [];
  const isForHearing = (element: Element): boolean => getComputedStyle(element).clipPath === "inset(50%)";
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide in ${clientWidth} px`);
  const light = [...(host?.children ?? [])].filter((child) => child.assignedSlot);
  for (const element of [...((root?.querySelector("dialog[open]") ?? root)?.querySelectorAll("*") ?? []), ...light]) {
    // What is inert is out of reach: nobody has to scroll to it.
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
    if (isMovedAway(element)) continue;
    if (left < -0.5 || right > innerWidth + 0.5) faults.push(`sticks out of the window: ${name}`);
    const { display, textOverflow } = getComputedStyle(element);
    const isBox = display !== "inline" && !element.matches("input, select, option, progress");
    // A file's name is cut before its ending, and whole in its title.
    const isShortened = textOverflow === "ellipsis" && element.closest("[title]");
    if (isBox && !isShortened && element.scrollWidth > element.clientWidth + 1 && !isWidenedByInert(element, right))
      faults.push(`wider than its box: ${name}`);
  }
  return faults;
}

/** Where focus is in the tag, and what is wrong there: no ring, out of sight, covered by something else. No name: it is elsewhere. */
export function describeFocus(tag: string): { name: string | undefined; faults: string[] } {
  const { activeElement } = document;
  const outer = document.querySelector(tag);
  /** Another tag that this one holds in its slot. */
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
  // What is drawn for it, where the control itself is not.
  const frame = (focused.assignedSlot ?? focused).closest(".ui-choice, .ui-drop, .ui-joined, .ui-light:has(> slot:focus-within), .ui-code");
  const drawn = frame?.querySelector(".ui-code-boxes") ?? frame ?? focused;
  // Or around all that a press on it takes: a link that fills its card.
  if (!hasRing(focused) && !hasRing(focused, "::after") && !hasRing(drawn)) faults.push("no ring");
  // A link may run over two lines: its box then holds more than it.
  const { left, top, right, bottom } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const hit = (isLight ? document : root).elementFromPoint(x, y);
  if (!hit || !(isLight ? focused : drawn).contains(hit)) faults.push(`out of sight or covered by ${hit?.className ?? "nothing"}`);
  const text = focused.getAttribute("name") ?? focused.getAttribute("aria-label") ?? focused.textContent;
  const nth = [...root.querySelectorAll("*")].indexOf(focused.assignedSlot ?? focused);
  return { name: `${inner ? "inside " : ""}${nth} ${focused.localName} ${text}`, faults };
}

/** Controls that cannot be told from what is around them where the visitor's own colours replace ours. */
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
      if (style.appearance !== "none" && element.matches("input")) return false; // drawn by the browser
      const isEdged = style.borderTopStyle !== "none" && parseFloat(style.borderTopWidth) >= 1;
      return !isEdged || style.borderTopColor === "rgba(0, 0, 0, 0)" || style.borderTopColor === style.backgroundColor;
    })
    .map((element) => `${element.localName}.${element.className}: no edge`);
}
