/** Title, text and link of the static fallback page. Reads the catalogues directly. */
export const busyTexts = ['shell.busy', 'shell.busyText', 'ui.retry'] as const;
