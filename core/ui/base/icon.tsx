/**
 * The icons that every widget loads: 24 px, strokes of 1.75 px with round ends. An icon is always decoration, with a text beside it. Icons
 * that only some widgets need are in `icons/`, one file each.
 */
const drawings = {
  alert: "M12 7.5v5.5M12 16.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z",
  arrow: "M5 12h14M13 6l6 6-6 6",
  check: "M5 12.5l4.5 4.5L19 7.5",
  info: "M12 11v5.5M12 7.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z",
  retry: "M19.5 12a7.5 7.5 0 1 1-2.4-5.5L19.5 8.7M19.5 4v4.7h-4.7",
  shield: "M12 3.5l7 2.5v5.5c0 4.2-2.9 7.4-7 9-4.1-1.6-7-4.8-7-9V6zM9 11.8l2.2 2.2 3.8-4.2",
  spinner: "M21 12a9 9 0 1 1-6.2-8.56",
  success: "M8 12.3l2.8 2.8 5.2-5.9M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z",
  warning: "M12 4L2.8 19.5h18.4zM12 10v4.2M12 16.9v.01",
} as const;

/** The SVG path (`d`) of an icon that is defined in a file of its own in `icons/`. */
export type Drawing = `M${string}`;
export type IconName = keyof typeof drawings | Drawing;

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className} width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d={name in drawings ? drawings[name as keyof typeof drawings] : name}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
