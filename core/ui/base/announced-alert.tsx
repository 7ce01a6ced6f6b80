import { useEffect, type ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { useAnnouncer } from "./live-region.tsx";

type AnnouncedAlertProps = { tone: "warning" | "info" | "success"; title: string; line?: string; actions?: ReactNode };

/** Renders a box about what has just been loaded. It appears by itself, so it takes no focus and is announced through the live region. */
export function AnnouncedAlert({ line, ...box }: AnnouncedAlertProps) {
  const announcer = useAnnouncer();
  const text = [box.title, line].filter(Boolean).join(". ");
  useEffect(() => announcer.announce(text), [announcer, text]);
  return <Alert {...box} lines={line === undefined ? [] : [line]} />;
}
