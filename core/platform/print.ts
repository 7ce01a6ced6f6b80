/** Opens the browser's dialog to print the page. */
export const printPage = (): void => print();
