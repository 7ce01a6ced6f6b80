import type { ComponentProps } from "react";
import { Loaded } from "#core/ui/loaded/loaded.tsx";

/**
 * Draws data of the customer in all states of loading (`Loaded`). Nearly all views of the area draw their data by this component, whose
 * file is the frame's (build/folder-chunks.ts). `Loaded` is thus loaded with the frame once, and counts for no single view.
 */
export const CustomerData = <Value,>(props: ComponentProps<typeof Loaded<Value>>) => <Loaded {...props} />;
