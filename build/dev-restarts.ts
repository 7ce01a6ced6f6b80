/**
 * The sources that run in the demo's own process (API, pages, definitions, build), or that the build reads: a change of one of them takes
 * effect when the demo is started anew. All other sources are served by Vite, which takes changes over by itself.
 */

const patterns: readonly RegExp[] = [
  /^build\/.*\.ts$/,
  /^demo\/.*\.(ts|css|js|json|svg)$/,
  /^core\/(base\/.*|floors|services\/i18n\/.*|.*\.(contract|schema|rules))\.ts$/,
  /^loader\/(frame|include|manifest)\.ts$/,
];
/** The files of a widget that the build reads, wherever the widget is. */
const ofWidgets = /\.(element|part|contract|schema)\.ts$|\.heights\.json$/;

/** Folders to watch, beside that of the widgets. */
export const watchedFolders = ["build", "demo", "core", "loader"] as const;

/** Tells whether a saved file starts the demo anew. @param path from the root of the repository, with slashes */
export const restartsDemo = (path: string): boolean => ofWidgets.test(path) || patterns.some((pattern) => pattern.test(path));
