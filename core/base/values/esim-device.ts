/** In place of a device of the list: it is not in it (C-171). */
export const deviceNotFound = "device-not-found";
