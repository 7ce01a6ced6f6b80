/** The value that is sent instead of a device when the visitor's device is not in the list (C-171). */
export const deviceNotFound = "device-not-found";
