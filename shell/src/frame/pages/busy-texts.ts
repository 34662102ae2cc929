/** Title, text and link of the page that the server sends when it can render no other; it reads the catalogues itself. */
export const busyTexts = ['shell.busy', 'shell.busyText', 'ui.retry'] as const;
