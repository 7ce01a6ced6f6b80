/**
 * The sources that run in the demo's own process (API, pages, definitions, build), or that the build reads. A change of one of them takes
 * effect only after a restart of the demo. All other sources are served by Vite, which applies changes without a restart.
 */

const patterns: readonly RegExp[] = [
  /^build\/.*\.ts$/,
  /^demo\/.*\.(ts|css|js|json|svg)$/,
  /^core\/(base\/.*|floors|services\/i18n\/.*|.*\.(contract|schema|rules))\.ts$/,
  /^loader\/(frame|include|manifest)\.ts$/,
];
/** The files of a widget that the build reads, in whatever folder the widget is. */
const ofWidgets = /\.(element|part|contract|schema)\.ts$|\.heights\.json$/;

/** The folders to watch, in addition to the folder of the widgets. */
export const watchedFolders = ["build", "demo", "core", "loader"] as const;

/**
 * Tells whether a saved file makes the demo restart.
 *
 * @param path the path from the root of the repository, with slashes
 */
export const restartsDemo = (path: string): boolean => ofWidgets.test(path) || patterns.some((pattern) => pattern.test(path));
